import type { Metadata } from 'next'
import { GraphPicture } from '@/components/graph/graph-picture'
import { EmbedMain } from '@/components/publish/embed-page'
import { graphAddress, parseGraphState } from '@/lib/portal/graph/graph-query'
import { getGraphPage } from '@/lib/portal/graph/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/embed/graph'>

const readState = async (props: Props) =>
  parseGraphState(await pageParameters('/embed/graph', props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata({
    title: 'The network, to embed',
    description: 'The network of decentralized identity projects, for frames on other sites.',
    path: graphAddress('/graph', await readState(props)),
    listed: false,
  })
}

export default async function NetworkEmbed(props: Props) {
  const state = await readState(props)
  const view = await getGraphPage(state)
  return (
    <EmbedMain title={view.title} address={graphAddress('/graph', state)}>
      <GraphPicture view={view} state={state} isFramed className="graph-framed" />
    </EmbedMain>
  )
}
