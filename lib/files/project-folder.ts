import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the project, regardless of the folder in which a process is started. */
export const projectFolder = path.resolve(fileURLToPath(import.meta.url), '../../..')
