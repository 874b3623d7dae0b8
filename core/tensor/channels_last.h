/*
 * PyTorch's channels-last memory format: of the four dims (batch, channel, height, width) of a
 * batch of images, or five with a depth, the channels lie innermost. cat keeps it.
 * Source: PyTorch `c10/core/MemoryFormat.h`.
 */
#ifndef SW_TENSOR_CHANNELS_LAST_H
#define SW_TENSOR_CHANNELS_LAST_H

#include "tensor/layout.h"

/* By the strides alone; a layout that is also contiguous counts as contiguous. */
bool sw_layout_is_channels_last(const SwLayout *self);
/* The dense layout of a shape of 4 or 5 dims, channels innermost. */
SwLayout sw_layout_channels_last(const SwShape *shape);

#endif
