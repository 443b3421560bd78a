// The names that rows of the list of variants have for the schedules of gathers. Lines of one name
// serve rows that differ, at most one each.
// SPDX-License-Identifier: MIT
#include "gather.h"

namespace argpool::unpooling {

const std::vector<GatherTable::Line> &gather_schedules() {
    static const std::vector<GatherTable::Line> lines{
        {"rows", kRows},
        {"rows", kOverlappingRows},
        {"rows", kChannels},
        {"rows", kReplicateChannels},
        {"rows", kOverlapChannels},
        {"wide", kRowsWithGaps},
        {"wide", kReplicate},
        {"wide", kReplicateByMatches},
        {"wide", kVariableShift},
        {"wide", kOverlapK3S2},
        {"wide", kOtherOverlappingRows},
        {"wide", kChannels},
        {"wide", kReplicateChannels},
        {"wide", kOverlapChannels},
        {"wide_ahead", kRowsWithGaps},
        {"wide_ahead", kReplicateByMatches},
        {"wide_ahead", kChannels},
        {"wide_ahead", kReplicateChannels},
        {"wide_half", kRowsWithGaps},
        {"wide_half", kReplicate},
        {"wide_half", kVariableShift},
        {"wide_half", kPlaneLoop},
        {"stream", kRowsWithGaps},
        {"stream", kReplicate},
        {"stream", kReplicateByMatches},
        {"stream", kOverlappingRows},
        {"stream", kChannels},
        {"stream", kReplicateChannels},
        {"stream", kOverlapChannels},
        {"stream16", kRowsWithGaps},
        {"stream16", kReplicate},
        {"stream16_narrow", kRowsWithGaps},
        {"stream16_narrow", kReplicate},
        {"stream_held", kRowsWithGaps},
        {"stream_held", kStaged},
        {"stream_held", kOverlappingRows},
        {"stream_laps", kOverlapK3S2},
        {"flat", kPlaneLine},
        {"flat", kPixelLine},
        {"same", kSamePadding},
    };
    return lines;
}

}  // namespace argpool::unpooling
