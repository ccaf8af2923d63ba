import type { Metadata } from 'next'
import { CompareView } from '@/components/compare/compare-view'
import { Missing } from '@/components/layout/missing'
import { compareAddress, parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { getCompared } from '@/lib/portal/compare/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'
import { enumerated } from '@/lib/text/counted'

type Props = PageProps<'/[query]/compare'>

async function stateOf({ params }: Props) {
  const query = queryOfSegment((await params).query)
  return query === undefined ? undefined : parseCompareQuery(new URLSearchParams(query))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await stateOf(props)
  if (!state) return { title: 'Page not found' }
  const { projects } = await getCompared(state.ids)
  const titles = enumerated(projects.map(({ title }) => title))
  return pageMetadata({
    title: titles === '' ? 'Compare projects' : `Compare ${titles}`,
    description:
      titles === ''
        ? 'Government-affiliated decentralized identity projects side by side, property by property, each fact with its source.'
        : `${titles}, property by property: status, technology, standards, organizations and reach, each fact with its source.`,
    path: compareAddress(state),
    listed: state.ids.length === 0,
  })
}

export default async function ComparePage(props: Props) {
  const state = await stateOf(props)
  return state ? <CompareView state={state} /> : <Missing />
}
