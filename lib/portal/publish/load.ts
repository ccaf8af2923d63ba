import 'server-only'
import { getTerms } from '@/lib/client/resources'
import { readSettings } from '@/lib/env'
import type { DataContext } from './data-context'

/** The context of what was fetched at a time; of now, as far as the terms are of now, without one. */
export async function getDataContext(fetchedAt?: string): Promise<DataContext> {
  const answer = await getTerms()
  return {
    siteUrl: readSettings().SITE_URL,
    terms: answer.ok ? answer.data : undefined,
    fetchedAt: fetchedAt ?? (answer.ok ? answer.fetchedAt : new Date().toISOString()),
  }
}
