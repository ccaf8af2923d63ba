import type { Metadata } from 'next'
import { WalletsEmbed } from '@/components/wallets/wallets-embed'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { parseWalletsQuery } from '@/lib/portal/wallets/wallets-query'

type Props = PageProps<'/embed/wallets'>

export const metadata: Metadata = { title: 'National wallets' }

export default async function EmbeddedWalletsPage(props: Props) {
  return <WalletsEmbed state={parseWalletsQuery(await pageParameters('/embed/wallets', props))} />
}
