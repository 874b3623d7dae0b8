#include "syntax/characters.h"

#include <stddef.h>
#include <string.h>

#include "base/notices.h"

typedef struct Range {
  uint32_t first, last;
} Range;

/* Blocks of punctuation, symbols and spaces that people paste. The list is not all of
 * Unicode: a character that is missing counts as a letter, and its word is refused as an unknown
 * name. */
static const Range not_letters[] = {
    {0x0080, 0x00A9},   {0x00AB, 0x00B4},   {0x00B6, 0x00B9}, {0x00BB, 0x00BF}, {0x00D7, 0x00D7},
    {0x00F7, 0x00F7},   {0x2000, 0x2070},   {0x2074, 0x207E}, {0x2080, 0x208E}, {0x20A0, 0x20CF},
    {0x2190, 0x2BFF},   {0x3000, 0x3004},   {0x3008, 0x3020}, {0x3030, 0x3030}, {0x303D, 0x303F},
    {0xD800, 0xF8FF},   {0xFE30, 0xFE6F},   {0xFEFF, 0xFEFF}, {0xFF00, 0xFF65}, {0xFFE0, 0xFFFF},
    {0x1F000, 0x1FAFF}, {0xE0000, 0x10FFFF}};

/* Full-width forms U+FF01..U+FF5E are not listed: they mirror ASCII in order. NULL: an
 * ordinary space. */
static const struct {
  uint32_t code_point;
  const char *repair;
} repairs[] = {
    {0x00A0, NULL},   {0x00AB, "'\"'"},  {0x00B4, "\"'\""}, {0x00BB, "'\"'"},  {0x00D7, "'*'"},
    {0x00F7, "'/'"},  {0x2010, "'-'"},   {0x2011, "'-'"},   {0x2012, "'-'"},   {0x2013, "'-'"},
    {0x2014, "'-'"},  {0x2018, "\"'\""}, {0x2019, "\"'\""}, {0x201A, "\"'\""}, {0x201B, "\"'\""},
    {0x201C, "'\"'"}, {0x201D, "'\"'"},  {0x201E, "'\"'"},  {0x201F, "'\"'"},  {0x2026, "'...'"},
    {0x202F, NULL},   {0x2032, "\"'\""}, {0x2033, "'\"'"},  {0x2212, "'-'"},   {0x2217, "'*'"},
    {0x2260, "'!='"}, {0x2264, "'<='"},  {0x2265, "'>='"},  {0x22C5, "'*'"},   {0x3000, NULL},
    {0x3001, "','"},  {0x3002, "'.'"},   {0x300C, "'\"'"},  {0x300D, "'\"'"},  {0x3010, "'['"},
    {0x3011, "']'"},
};

uint32_t sw_code_point(const char *bytes, int length) {
  static const uint32_t lead_masks[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
  uint32_t code_point = (unsigned char)bytes[0] & lead_masks[length];
  for (int i = 1; i < length; i++) {
    code_point = code_point << 6 | ((unsigned char)bytes[i] & 0x3Fu);
  }
  return code_point;
}

bool sw_is_digit(char c) {
  return c >= '0' && c <= '9';
}

int sw_hex_digit(char c) {
  if (sw_is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

bool sw_is_name_start(uint32_t code_point) {
  if (code_point < 0x80) {
    return (code_point >= 'a' && code_point <= 'z') || (code_point >= 'A' && code_point <= 'Z') ||
           code_point == '_';
  }
  for (size_t i = 0; i < sizeof not_letters / sizeof *not_letters; i++) {
    if (code_point >= not_letters[i].first && code_point <= not_letters[i].last) return false;
  }
  return true;
}

bool sw_is_name_part(uint32_t code_point) {
  return (code_point >= '0' && code_point <= '9') || sw_is_name_start(code_point);
}

const char *sw_character_code(uint32_t code_point, char buffer[8]) {
  int digits = 4;
  while (code_point >> 4 * digits)
    digits++;
  buffer[digits] = '\0';
  for (int i = 0; i < digits; i++)
    buffer[digits - 1 - i] = "0123456789ABCDEF"[code_point >> 4 * i & 0xF];
  return buffer;
}

const char *sw_character_repair(uint32_t code_point, char buffer[8]) {
  if (code_point >= 0xFF01 && code_point <= 0xFF5E) {
    char ascii = (char)(code_point - 0xFEE0);
    char quote = ascii == '\'' ? '"' : '\'';
    const char text[] = {quote, ascii, quote, '\0'};
    return memcpy(buffer, text, sizeof text);
  }
  const char *space = sw_notice(SW_NOTICE_NOUN_SPACE);
  if (code_point > 0x2000 && code_point <= 0x200A) return space;
  for (size_t i = 0; i < sizeof repairs / sizeof *repairs; i++) {
    const char *repair = repairs[i].repair;
    if (repairs[i].code_point == code_point) return repair ? repair : space;
  }
  return NULL;
}
