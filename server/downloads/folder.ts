import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The downloads are in a folder next to the store that they are generated from. */
export const downloadsFolder = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'downloads')
