import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { ChangesPage } from '@/components/versions/changes-page'
import { MonthPage } from '@/components/versions/month-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { describeIgnored } from '@/lib/portal/routing/ignored-values'
import { pageParameters } from '@/lib/portal/routing/page-query'
import {
  type ChangesState,
  changesAddress,
  isMonthly,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import {
  type ChangesView,
  getChangesView,
  getMonthlyChanges,
  hasVersions,
  listVersions,
} from '@/lib/portal/versions/load'
import { formatDate } from '@/lib/text/dates'

type Props = PageProps<'/changes'>

const readState = async (props: Props): Promise<ChangesState> =>
  parseChangesQuery(await pageParameters('/changes', props))

const isMissing = (view: ChangesView | undefined): boolean => view?.absence === 'no such version'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const changes = isMonthly(state) ? await getMonthlyChanges(state.month) : undefined
  if (state.month && !changes) return missingMetadata
  if (!changes && isMissing(await getChangesView(state))) return missingMetadata
  const path = changesAddress(state)
  return pageMetadata({
    title: changes ? `What we recorded in ${formatDate(changes.month)}` : 'Changes',
    description: changes
      ? 'Launches, pilots and closures around the world, and what we added and corrected.'
      : 'See what was added, removed or changed between two versions of the data.',
    path,
    listed: isMonthly(state),
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

/** The changes of a month in sentences, or the field-by-field changes between any two versions. */
export default async function Page(props: Props) {
  const parameters = await pageParameters('/changes', props)
  const state = parseChangesQuery(parameters)
  const ignored = describeIgnored('/changes', parameters)
  if (isMonthly(state)) {
    const changes = await getMonthlyChanges(state.month)
    if (changes)
      return <MonthPage changes={changes} versions={await listVersions()} ignored={ignored} />
    if (state.month) return <Missing />
  }
  const view = await getChangesView(state)
  return isMissing(view) ? <Missing /> : <ChangesPage state={state} view={view} ignored={ignored} />
}
