/**
 * Loaded into the renderer, whose memory would otherwise grow for half an hour under load, to twice what it needs.
 *
 * Node.js makes small buffers as parts of a shared slab of 8 KB, and one such part in a cache retains its entire slab. The
 * renderer caches many buffers of a few hundred bytes, so each is given memory of its own.
 *
 * V8 lets its heap double before it collects all garbage, and leaves gaps between what remains. The flags make it collect after a growth by half, and close the gaps. A version of V8 that does not know a flag reports it and continues.
 */
import { Buffer } from 'node:buffer'
import { setFlagsFromString } from 'node:v8'

Buffer.poolSize = 0
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--compact-on-every-full-gc')
