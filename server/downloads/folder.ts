import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The downloads lie beside the store that they are made from. */
export const downloadsFolder = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'downloads')
