#include "tensor/storage.h"

#include <stdlib.h>
#include <string.h>

SwBuffer *sw_buffer_new(SwMemory *memory, int64_t nbytes) {
  if (nbytes < 0 || nbytes > memory->limit - memory->used) return NULL;
  SwBuffer *self = malloc(sizeof *self);
  if (!self) return NULL;
  /* A storage whose values are never computed is hardly touched. */
  self->data = sw_block_new(&self->block, (size_t)nbytes, memory->max_values > 0);
  if (!self->data) {
    free(self);
    return NULL;
  }
  self->refs = 1;
  self->nbytes = nbytes;
  self->is_drawn = false;
  self->memory = memory;
  memory->used += nbytes;
  return self;
}

SwBuffer *sw_buffer_retain(SwBuffer *self) {
  self->refs++;
  return self;
}

void sw_buffer_release(SwBuffer *self) {
  if (!self || --self->refs > 0) return;
  self->memory->used -= self->nbytes;
  sw_block_free(&self->block);
  free(self);
}

SwStorage *sw_storage_new(SwMemory *memory, int64_t nbytes, int id) {
  SwStorage *self = malloc(sizeof *self);
  if (!self) return NULL;
  self->buffer = sw_buffer_new(memory, nbytes);
  if (!self->buffer) {
    free(self);
    return NULL;
  }
  self->refs = 1;
  self->id = id;
  self->is_shared = false;
  self->painted = 0;
  return self;
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

static bool replace_buffer(SwStorage *self, int64_t nbytes) {
  SwBuffer *fresh = sw_buffer_new(self->buffer->memory, nbytes);
  if (!fresh) return false;
  int64_t kept = nbytes < self->buffer->nbytes ? nbytes : self->buffer->nbytes;
  memcpy(fresh->data, self->buffer->data, (size_t)kept);
  sw_buffer_release(self->buffer);
  self->buffer = fresh;
  return true;
}

unsigned char *sw_storage_write(SwStorage *self) {
  if (self->buffer->refs > 1 && !replace_buffer(self, self->buffer->nbytes)) return NULL;
  self->buffer->is_drawn = false;
  return self->buffer->data;
}

bool sw_storage_grow(SwStorage *self, int64_t nbytes) {
  return nbytes <= self->buffer->nbytes || replace_buffer(self, nbytes);
}
