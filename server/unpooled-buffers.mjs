/**
 * Loaded into the renderer. Node.js makes small buffers as parts of a shared slab of 8 KB, and one such part in a cache
 * retains its whole slab. The renderer caches many buffers of a few hundred bytes, so each is given memory of its own.
 */
import { Buffer } from 'node:buffer'

Buffer.poolSize = 0
