import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { ChangesPage } from '@/components/versions/changes-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import {
  type ChangesState,
  changesAddress,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import { type ChangesView, getChangesView, hasVersions } from '@/lib/portal/versions/load'

type Props = PageProps<'/[query]/changes'>

async function stateOf({ params }: Props): Promise<ChangesState | undefined> {
  const query = queryOfSegment((await params).query)
  return query === undefined ? undefined : parseChangesQuery(new URLSearchParams(query))
}

const isMissing = (view: ChangesView | undefined): boolean => view?.absence === 'no such version'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await stateOf(props)
  if (!state || isMissing(await getChangesView(state))) return missingMetadata
  const path = changesAddress(state)
  return pageMetadata({
    title: 'Changes',
    description: 'What was added, removed and changed between two versions, field by field.',
    path,
    listed: path === '/changes',
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

/** The changes between any two versions. */
export default async function Page(props: Props) {
  const state = await stateOf(props)
  const view = state && (await getChangesView(state))
  return state && !isMissing(view) ? <ChangesPage state={state} view={view} /> : <Missing />
}
