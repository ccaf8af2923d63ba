import type { Metadata } from 'next'
import { GraphPage } from '@/components/graph/graph-page'
import { Missing } from '@/components/layout/missing'
import { graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

type Props = PageProps<'/[query]/graph'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return { title: 'Page not found' }
  return pageMetadata({
    title: 'The network',
    description:
      'Who works with whom on decentralized identity: the network of projects, organizations, people, ledgers, standards, DID methods and laws, with the shortest path between any two.',
    path: graphAddress('/graph', parseGraphState(new URLSearchParams(query))),
    listed: query === '',
    embedded: true,
  })
}

export default async function NetworkPage({ params }: Props) {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return <Missing />
  return <GraphPage state={parseGraphState(new URLSearchParams(query))} />
}
