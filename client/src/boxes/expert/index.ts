// The Expert variant.
import type { Box } from "../box";

export const expert: Box = {
  lines: { shuffled: "EXPERT-6", "bullets-discarded": "EXPERT-2", kept: "EXPERT-3" },
};
