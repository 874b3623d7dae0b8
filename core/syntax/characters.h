/* The characters that a program may contain, and the repair for those that it may not. */
#ifndef SW_SYNTAX_CHARACTERS_H
#define SW_SYNTAX_CHARACTERS_H

#include <stdbool.h>
#include <stdint.h>

/* The code point of well-formed UTF-8 of `length` bytes. */
uint32_t sw_code_point(const char *bytes, int length);

/* An ASCII digit. */
bool sw_is_digit(char c);
/* Value of a hexadecimal digit, or -1. */
int sw_hex_digit(char c);

/* Whether a name may begin with, or contain, this character: letters, the underscore, and
 * everything beyond ASCII that is not punctuation, a symbol or a space. */
bool sw_is_name_start(uint32_t code_point);
bool sw_is_name_part(uint32_t code_point);

/* "00E9", "1F600": the digits of U+00E9, written into `buffer`. */
const char *sw_character_code(uint32_t code_point, char buffer[8]);

/* The repair for a character that word processors and input methods put in place of an ASCII one:
 * "','", "an ordinary space". NULL if none is known. `buffer` may hold the answer. */
const char *sw_character_repair(uint32_t code_point, char buffer[8]);

#endif
