/** The list page of any family, and its metadata. */
import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PageMain } from '@/components/layout/page-main'
import { ListHead } from '@/components/publish/list-head'
import type { Family } from '@/lib/contract/families'
import { exactState, isFiltered, listAddress } from '@/lib/portal/list/list-state'
import { getListView } from '@/lib/portal/list/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { ignoredOfSegment, stateOfSegment } from '@/lib/portal/routing/page-query'
import { filterOf } from '@/lib/portal/versions/cite/past-list-address'
import { hasVersions } from '@/lib/portal/versions/load'
import { ListBrowser } from './list-browser'

type Params = Promise<{ query: string }>

/**
 * Search engines index only the unfiltered list and its pages. On filtered and sorted lists, they only follow the
 * links.
 */
export async function listMetadata(family: Family, params: Params): Promise<Metadata> {
  const path = `/${family}`
  const state = stateOfSegment(path, (await params).query)
  if (!state) return missingMetadata
  const { title, summary, intro, pages, guess } = await getListView(family, state)
  const page = state.page > 1 ? ` Page ${state.page}.` : ''
  const exact = exactState(state, guess)
  const hasFeed = exact !== undefined && (await hasVersions())
  return pageMetadata({
    title,
    description: `${summary}.${page} ${intro}`,
    path: listAddress(path, state),
    listed: !isFiltered(state) && state.page <= Math.max(1, pages),
    feed: hasFeed
      ? { page: listAddress(path, filterOf(exact)), title: `Changes of ${title}` }
      : undefined,
  })
}

export async function ListPage({ family, params }: { family: Family; params: Params }) {
  const path = `/${family}`
  const { query } = await params
  const state = stateOfSegment(path, query)
  if (!state) return <Missing />
  return (
    <PageMain section={family}>
      <ListHead family={family} state={state} />
      <ListBrowser
        initial={await getListView(family, state)}
        hasFeeds={await hasVersions()}
        ignored={ignoredOfSegment(path, query, state)}
      />
    </PageMain>
  )
}
