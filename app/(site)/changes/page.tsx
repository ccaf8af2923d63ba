import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { ChangesPage } from '@/components/versions/changes-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import {
  type ChangesState,
  changesAddress,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import { type ChangesView, getChangesView, hasVersions } from '@/lib/portal/versions/load'

type Props = PageProps<'/changes'>

const readState = async (props: Props): Promise<ChangesState> =>
  parseChangesQuery(await pageParameters('/changes', props))

const isMissing = (view: ChangesView | undefined): boolean => view?.absence === 'no such version'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  if (isMissing(await getChangesView(state))) return missingMetadata
  const path = changesAddress(state)
  return pageMetadata({
    title: 'Changes',
    description: 'See what was added, removed or changed between two versions of the data.',
    path,
    listed: path === '/changes',
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

/** The changes between any two versions. */
export default async function Page(props: Props) {
  const state = await readState(props)
  const view = await getChangesView(state)
  return isMissing(view) ? <Missing /> : <ChangesPage state={state} view={view} />
}
