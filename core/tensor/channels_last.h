/*
 * PyTorch's channels-last memory format: of the four dims (batch, channel, height, width) of a
 * batch of images, or five with a depth, the channels lie innermost. cat keeps it.
 * Source: PyTorch `c10/core/MemoryFormat.h`.
 */
#ifndef SW_TENSOR_CHANNELS_LAST_H
#define SW_TENSOR_CHANNELS_LAST_H

#include "tensor/layout.h"

/* Judged by the strides alone. A layout that is contiguous as well counts as contiguous, not as
 * channels-last. */
bool sw_layout_is_channels_last(const SwLayout *self);
/* The dense channels-last layout of a shape of 4 or 5 dims. */
SwLayout sw_layout_channels_last(const SwShape *shape);

#endif
