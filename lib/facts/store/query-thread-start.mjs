/** Starts the thread of a store. Node.js 20 does not load TypeScript as the first file of a thread. */
import { register } from 'tsx/esm/api'

register()
await import('./query-thread-main.ts')
