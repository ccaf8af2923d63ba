import type { Metadata } from 'next'
import { GraphEmbed } from '@/components/graph/graph-embed'
import { MissingEmbed } from '@/components/publish/missing-embed'
import { graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { queryOfSegment } from '@/lib/portal/routing/renderer-path'

type Props = PageProps<'/embed/[query]/graph'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return { title: 'Page not found' }
  return pageMetadata({
    title: 'The network, to embed',
    description: 'The network of decentralized identity projects, for frames on other sites.',
    path: graphAddress('/graph', parseGraphState(new URLSearchParams(query))),
    listed: false,
  })
}

export default async function NetworkEmbed({ params }: Props) {
  const query = queryOfSegment((await params).query)
  if (query === undefined) return <MissingEmbed />
  return <GraphEmbed state={parseGraphState(new URLSearchParams(query))} />
}
