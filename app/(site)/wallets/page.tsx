import type { Metadata } from 'next'
import { WalletsPage } from '@/components/wallets/wallets-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { describeIgnored } from '@/lib/portal/routing/ignored-values'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { getWallets } from '@/lib/portal/wallets/load'
import {
  parseWalletsQuery,
  walletsAddress,
  walletsFeedPage,
  walletsPath,
  walletsPictureAddress,
} from '@/lib/portal/wallets/wallets-query'

type Props = PageProps<'/wallets'>

const readState = async (props: Props) =>
  parseWalletsQuery(await pageParameters(walletsPath, props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const wallets = await getWallets(state)
  const view = wallets?.view
  const filters = view?.filters ? `: ${view.filters}` : ''
  return pageMetadata({
    title: `National digital wallets by country${filters}`,
    description: [view && `${view.title}.`, view?.otherStatuses, view?.duty]
      .filter(Boolean)
      .join(' '),
    path: walletsAddress(state),
    // Search engines list the places, which are questions that people ask, but no other filters.
    listed: state.status === undefined && state.protocol === undefined,
    embedded: true,
    ...(view ? { picture: walletsPictureAddress(state) } : {}),
    ...(wallets?.hasVersions
      ? { feed: { page: walletsFeedPage, title: 'Changes to national wallets' } }
      : {}),
  })
}

export default async function NationalWalletsPage(props: Props) {
  const parameters = await pageParameters(walletsPath, props)
  const ignored = describeIgnored(walletsPath, parameters)
  return <WalletsPage state={parseWalletsQuery(parameters)} ignored={ignored} />
}
