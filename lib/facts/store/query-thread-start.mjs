/** Starts the thread of a store. Node.js 20 cannot load TypeScript as a thread's first file. */
import { register } from 'tsx/esm/api'

register()
await import('./query-thread-main.ts')
