/** The list page of a family, and its metadata: both are functions of the properties of a page. */
import type { Metadata } from 'next'
import { PageMain } from '@/components/layout/page-main'
import { ListDescription, ListFileLinks } from '@/components/publish/page-head'
import type { Family } from '@/lib/contract/families'
import { ignoredFilters } from '@/lib/portal/list/ignored-filters'
import {
  exactState,
  isFiltered,
  listAddress,
  parseCanonicalListQuery,
} from '@/lib/portal/list/list-state'
import { getListView } from '@/lib/portal/list/load'
import { listPictureAddress } from '@/lib/portal/list/table/list-file'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters, type SearchParams } from '@/lib/portal/routing/page-query'
import { getFilter } from '@/lib/portal/versions/cite/past-list-address'
import { hasVersions } from '@/lib/portal/versions/load'
import { ListBrowser } from './list-browser'

interface Props {
  searchParams: SearchParams
}

async function readQuery(family: Family, props: Props) {
  const path = `/${family}`
  const parameters = await pageParameters(path, props)
  const state = parseCanonicalListQuery(parameters)
  return { path, state, ignored: ignoredFilters(path, parameters.toString(), state) }
}

/**
 * Search engines index only the unfiltered list and its pages. On filtered and sorted lists, they only follow the
 * links.
 */
export const listMetadata =
  (family: Family) =>
  async (props: Props): Promise<Metadata> => {
    const { path, state } = await readQuery(family, props)
    const { title, subject, summary, intro, pages, guess } = await getListView(family, state)
    const page = state.page > 1 ? ` Page ${state.page}.` : ''
    const exact = exactState(state, guess)
    const hasFeed = exact !== undefined && (await hasVersions())
    return pageMetadata({
      title,
      description: `${summary}.${page} ${intro}`,
      path: listAddress(path, state),
      picture: listPictureAddress(family, state),
      listed: !isFiltered(state) && state.page <= Math.max(1, pages),
      feed: hasFeed
        ? { page: listAddress(path, getFilter(exact)), title: `Changes to ${subject}` }
        : undefined,
    })
  }

export const listPage = (family: Family) => async (props: Props) => {
  const { state, ignored } = await readQuery(family, props)
  const view = await getListView(family, state)
  return (
    <PageMain>
      {/* There is no file of an unknown filter, and without files the page presents no collection. */}
      {view.rows.length > 0 && <ListFileLinks family={family} state={state} />}
      <ListDescription family={family} />
      <ListBrowser initial={view} hasFeeds={await hasVersions()} ignored={ignored} />
    </PageMain>
  )
}
