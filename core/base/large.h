/*
 * Functions that take or return a struct of more than a few words are marked SW_LARGE. core.wasm
 * hands over the members of a struct rather than the address of a copy (CMakeLists.txt): less code
 * for a value or a scalar, far more for a layout. What is marked keeps to addresses.
 */
#ifndef SW_BASE_LARGE_H
#define SW_BASE_LARGE_H

#ifdef __wasm__
#define SW_LARGE __attribute__((swiftcall))
#else
#define SW_LARGE
#endif

#endif
