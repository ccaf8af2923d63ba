import type { Metadata } from 'next'
import { GraphPage } from '@/components/graph/graph-page'
import { Missing } from '@/components/layout/missing'
import { graphAddress, parseGraphState } from '@/lib/graph/graph-query'
import { queryOfSegment } from '@/lib/list/renderer-path'
import { pageMetadata } from '@/lib/seo/page-metadata'

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
  })
}

export default async function NetworkPage({ params }: Props) {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return <Missing />
  return <GraphPage state={parseGraphState(new URLSearchParams(query))} />
}
