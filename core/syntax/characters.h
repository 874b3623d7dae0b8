/* Which characters may stand in a program, and what to write instead of those that may not. */
#ifndef SW_SYNTAX_CHARACTERS_H
#define SW_SYNTAX_CHARACTERS_H

#include <stdbool.h>
#include <stdint.h>

/* The code point of well-formed UTF-8 of `length` bytes. */
uint32_t sw_code_point(const char *bytes, int length);

bool sw_is_digit(char c);
/* Value of a hexadecimal digit, or -1. */
int sw_hex_digit(char c);

/* Letters, underscore, and what is beyond ASCII and neither punctuation, symbol nor space. */
bool sw_is_name_start(uint32_t code_point);
bool sw_is_name_part(uint32_t code_point);

/* What to write instead of a character that word processors and input methods put in the place
 * of an ASCII one: "','", "an ordinary space"; NULL when there is no telling. */
const char *sw_character_repair(uint32_t code_point, char buffer[8]);

#endif
