import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { ChangesPage } from '@/components/versions/changes-page'
import { IssuePage } from '@/components/versions/issue-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { describeIgnored } from '@/lib/portal/routing/ignored-values'
import { pageParameters } from '@/lib/portal/routing/page-query'
import {
  type ChangesState,
  changesAddress,
  isIssue,
  parseChangesQuery,
} from '@/lib/portal/versions/changes-query'
import {
  type ChangesView,
  getChangesView,
  getIssue,
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
  const issue = isIssue(state) ? await getIssue(state.month) : undefined
  if (state.month && !issue) return missingMetadata
  if (!issue && isMissing(await getChangesView(state))) return missingMetadata
  const path = changesAddress(state)
  return pageMetadata({
    title: issue ? `What we recorded in ${formatDate(issue.month)}` : 'Changes',
    description: issue
      ? 'Launches, pilots and endings around the world, and what we added and corrected.'
      : 'See what was added, removed or changed between two versions of the data.',
    path,
    listed: isIssue(state),
    feed: (await hasVersions()) ? { page: '/changes', title: 'All changes' } : undefined,
  })
}

/** The changes of a month in sentences, or those between any two versions field by field. */
export default async function Page(props: Props) {
  const parameters = await pageParameters('/changes', props)
  const state = parseChangesQuery(parameters)
  const ignored = describeIgnored('/changes', parameters)
  if (isIssue(state)) {
    const issue = await getIssue(state.month)
    if (issue) return <IssuePage issue={issue} versions={await listVersions()} ignored={ignored} />
    if (state.month) return <Missing />
  }
  const view = await getChangesView(state)
  return isMissing(view) ? <Missing /> : <ChangesPage state={state} view={view} ignored={ignored} />
}
