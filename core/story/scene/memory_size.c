#include "story/scene/memory_size.h"

void sw_memory_size_put(int64_t bytes, SwText *out) {
  static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (bytes == INT64_MAX) {
    sw_text_put(out, "\xE2\x89\xA5 8 EiB");
    return;
  }
  int unit = 0;
  int64_t scale = 1;
  while (unit < 6 && bytes / scale >= 1024) {
    scale *= 1024;
    unit++;
  }
  sw_text_int(out, bytes / scale);
  int64_t tenth = unit ? (bytes % scale) / (scale / 10) : 0;
  if (tenth) {
    sw_text_char(out, '.');
    sw_text_int(out, tenth > 9 ? 9 : tenth);
  }
  sw_text_char(out, ' ');
  sw_text_put(out, units[unit]);
}
