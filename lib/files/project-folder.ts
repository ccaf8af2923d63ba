import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project, whatever folder its processes are started from. */
export const projectFolder = path.resolve(fileURLToPath(import.meta.url), '../../..')
