// The names that rows of the list of variants have for the schedules of gathers. Lines of one name
// serve rows that differ, at most one each.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace argpool::unpooling {

// A name is that of a file of schedules/. `replicate` is four files': the window's gaps, the target
// and the element decide (the `applies` of each entry). The order of lines means nothing, as
// ScheduleTable::find refuses two entries that apply to one row.
const std::vector<GatherTable::Line> &gather_schedules() {
    static const std::vector<GatherTable::Line> lines{
        // Each window has one of these three, so that no call lacks a row.
        {"rows", kRows},
        {"overlapping_rows", kOverlappingRows},
        {"channels", kChannels},
        // Windows are loaded once for all of their cells.
        {"replicate", kReplicate},
        {"replicate", kReplicateByMatches},
        {"replicate", kVariableShift},
        {"replicate", kRowsWithGaps},
        {"overlap_k3s2", kOverlapK3S2},
        {"replicate_channels", kReplicateChannels},
        {"overlap_channels", kOverlapChannels},
        {"plane_loop", kPlaneLoop},
        {"pixel_line", kPixelLine},
        {"same_padding", kSamePadding},
    };
    return lines;
}

}  // namespace argpool::unpooling
