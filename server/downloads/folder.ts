import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The downloads are stored beside the store from which they are made. */
export const downloadsFolder = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'downloads')
