import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The API keys are kept in a separate file beside the store, because compiling replaces the store. */
export const keyFile = ({ storePath }: Settings): string =>
  path.join(path.dirname(storePath), 'keys.db')
