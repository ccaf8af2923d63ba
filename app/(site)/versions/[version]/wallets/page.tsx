import type { Metadata } from 'next'
import { frozenMetadata, NoFrozen } from '@/components/versions/frozen-page'
import { NoPastWallets, PastWalletsPage } from '@/components/wallets/past-wallets-page'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { findVersion } from '@/lib/portal/versions/load'
import { getPastWallets } from '@/lib/portal/wallets/load'
import { parseWalletsQuery, walletsAddress } from '@/lib/portal/wallets/wallets-query'

type Props = PageProps<'/versions/[version]/wallets'>

async function loadPage({ params, searchParams }: Props) {
  const { version } = await params
  const path = `/versions/${version}/wallets`
  const state = parseWalletsQuery(await pageParameters(path, { searchParams }))
  return { version, state, wallets: await getPastWallets(version, state) }
}

/** The title of the page if the API has no versions. */
const citationTitle = 'Cite the national wallets'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { version, wallets } = await loadPage(props)
  if (!wallets && (await findVersion(version))) return { title: 'National wallets' }
  return frozenMetadata(wallets, version, citationTitle)
}

/** The national wallets as of a version, for citation. */
export default async function Page(props: Props) {
  const { version, state, wallets } = await loadPage(props)
  if (wallets) return <PastWalletsPage wallets={wallets} />
  // Older versions do not identify national wallets.
  if (await findVersion(version)) return <NoPastWallets version={version} />
  return (
    <NoFrozen
      version={version}
      section="wallets"
      what="table"
      title={citationTitle}
      current={walletsAddress(state)}
    />
  )
}
