import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The API keys lie beside the store, in a file of their own. */
export const keyFile = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'keys.db')
