import type { Metadata } from 'next'
import { GraphPage } from '@/components/graph/graph-page'
import { graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'
import { getGraphPage } from '@/lib/portal/graph/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/graph'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  const parameters = await pageParameters('/graph', props)
  const state = parseGraphState(parameters)
  const { title } = await getGraphPage(state)
  return pageMetadata({
    title: `Network: ${title}`,
    description:
      'See who works with whom on decentralized identity, and find the shortest path between any two projects, organizations or people.',
    path: graphAddress('/graph', state),
    listed: parameters.size === 0,
    embedded: true,
    picture: '/graph/share.png',
  })
}

export default async function NetworkPage(props: Props) {
  return <GraphPage state={parseGraphState(await pageParameters('/graph', props))} />
}
