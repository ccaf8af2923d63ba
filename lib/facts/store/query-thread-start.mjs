/**
 * Starts the thread of a store with a program that `scripts/run.mjs` has bundled, or in TypeScript, which Node.js 20
 * cannot load as a thread's first file.
 */
import { workerData } from 'node:worker_threads'

const { program } = workerData
if (program.endsWith('.ts')) (await import('tsx/esm/api')).register()
else process.setSourceMapsEnabled(true)
await import(program)
