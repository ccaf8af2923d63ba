import 'server-only'
import type { Version } from '@/lib/contract/versions'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getDataContext } from '@/lib/portal/publish/load'

/** The context of a version's files beyond their rows: the licence of the data, and the date of the version. */
export async function getPastContext({ version, date }: Version): Promise<DataContext> {
  const context = await getDataContext()
  const { terms } = context
  return { ...context, version, terms: terms && { ...terms, last_updated: date } }
}
