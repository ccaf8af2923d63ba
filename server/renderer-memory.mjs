/**
 * Limits the memory of the renderer, which would otherwise grow under load for half an hour.
 *
 * Node.js allocates small buffers from shared slabs of 8 KB, and one cached buffer retains its entire slab. The renderer
 * caches many buffers of a few hundred bytes, so each gets its own memory.
 *
 * V8 lets its heap double before a full garbage collection, and leaves gaps between the remaining objects. The flags
 * make it collect once the heap has grown by 30%, and compact it. If V8 does not know a flag, it prints a warning.
 */
import { Buffer } from 'node:buffer'
import { setFlagsFromString } from 'node:v8'

Buffer.poolSize = 0
setFlagsFromString('--heap-growing-percent=30')
setFlagsFromString('--compact-on-every-full-gc')
