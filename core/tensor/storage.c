#include "tensor/storage.h"

#include <stdlib.h>
#include <string.h>

static SwBuffer *new_buffer(SwMemory *memory, int64_t nbytes) {
  SwBuffer *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->refs = 1;
  self->nbytes = nbytes;
  self->memory = memory;
  return self;
}

SwBuffer *sw_buffer_new(SwMemory *memory, int64_t nbytes) {
  bool fits = nbytes >= 0 && nbytes <= memory->limit - memory->used;
  SwBuffer *self = fits ? new_buffer(memory, nbytes) : NULL;
  if (!self) return NULL;
  self->data = sw_block_new(&self->block, (size_t)nbytes);
  if (!self->data) {
    free(self);
    return NULL;
  }
  memory->used += nbytes;
  return self;
}

SwBuffer *sw_buffer_laid_out(SwMemory *memory, int64_t nbytes) {
  return new_buffer(memory, nbytes);
}

SwBuffer *sw_buffer_retain(SwBuffer *self) {
  if (!self->data) return NULL;
  self->refs++;
  return self;
}

void sw_buffer_release(SwBuffer *self) {
  if (!self || --self->refs > 0) return;
  if (self->data) {
    self->memory->used -= self->nbytes;
    sw_block_free(&self->block);
  }
  free(self);
}

SwStorage *sw_storage_around(SwBuffer *buffer, int id) {
  SwStorage *self = buffer ? calloc(1, sizeof *self) : NULL;
  if (!self) {
    sw_buffer_release(buffer);
    return NULL;
  }
  self->buffer = buffer;
  self->refs = 1;
  self->id = id;
  return self;
}

SwStorage *sw_storage_new(SwMemory *memory, int64_t nbytes, int id) {
  return sw_storage_around(sw_buffer_new(memory, nbytes), id);
}

SwStorage *sw_storage_retain(SwStorage *self) {
  self->refs++;
  return self;
}

void sw_storage_release(SwStorage *self) {
  if (!self || --self->refs > 0) return;
  sw_buffer_release(self->buffer);
  free(self);
}

static bool replace_buffer(SwStorage *self, int64_t nbytes, bool values) {
  SwMemory *memory = self->buffer->memory;
  SwBuffer *fresh = values ? sw_buffer_new(memory, nbytes) : sw_buffer_laid_out(memory, nbytes);
  if (!fresh) return false;
  int64_t kept = nbytes < self->buffer->nbytes ? nbytes : self->buffer->nbytes;
  if (values) memcpy(fresh->data, self->buffer->data, (size_t)kept);
  sw_buffer_release(self->buffer);
  self->buffer = fresh;
  return true;
}

unsigned char *sw_storage_write(SwStorage *self) {
  if (self->buffer->refs > 1 && !replace_buffer(self, self->buffer->nbytes, true)) return NULL;
  self->buffer->is_drawn = false;
  return self->buffer->data;
}

bool sw_storage_lay_out(SwStorage *self) {
  return !self->buffer->data || replace_buffer(self, self->buffer->nbytes, false);
}

bool sw_storage_grow(SwStorage *self, int64_t nbytes) {
  return nbytes <= self->buffer->nbytes || replace_buffer(self, nbytes, self->buffer->data != NULL);
}
