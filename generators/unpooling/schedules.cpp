// The names that rows of the list of variants have for the schedules of gathers. Lines of one name
// serve rows that differ, at most one each.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace argpool::unpooling {

// Entries share a name where AVX2, AVX-512 or a layout needs other code for one idea. Layout,
// window, target and `checks` decide between them (the `applies` of each entry); the order of the
// lines means nothing, as ScheduleTable::find refuses two entries that apply to one row.
const std::vector<GatherTable::Line> &gather_schedules() {
    static const std::vector<GatherTable::Line> lines{
        // `rows`: every window has one, so that no call lacks a row.
        {"rows", kRows},
        {"rows", kOverlappingRows},
        {"channels", kChannels},
        // `replicate`: windows are loaded once for all of their cells, where the window allows it.
        {"replicate", kRowsWithGaps},
        {"replicate", kReplicate},
        {"replicate", kReplicateByMatches},
        {"replicate", kVariableShift},
        {"replicate", kOverlapK3S2},
        {"replicate", kOtherOverlappingRows},
        {"replicate", kChannels},
        {"replicate", kReplicateChannels},
        {"replicate", kOverlapChannels},
        {"plane_loop", kPlaneLoop},
        {"staged", kStaged},
        {"plane_line", kPlaneLine},
        {"pixel_line", kPixelLine},
        {"same_padding", kSamePadding},
    };
    return lines;
}

}  // namespace argpool::unpooling
