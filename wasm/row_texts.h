#ifndef SW_WASM_ROW_TEXTS_H
#define SW_WASM_ROW_TEXTS_H

/* Puts the texts of all operations into their rows; before anything is run. */
void sw_row_texts_put(void);

#endif
