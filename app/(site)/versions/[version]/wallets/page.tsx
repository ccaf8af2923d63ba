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
  return {
    frozen: await getPastWallets(version, state),
    version,
    what: 'table' as const,
    title: 'Cite the national wallets',
    current: walletsAddress(state),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await loadPage(props)
  if (!page.frozen && (await findVersion(page.version))) return { title: 'National wallets' }
  return frozenMetadata(page)
}

/** The national wallets as of a version, for citation. */
export default async function Page(props: Props) {
  const page = await loadPage(props)
  const { frozen, version } = page
  if (frozen) return <PastWalletsPage wallets={frozen} />
  // Older versions do not identify national wallets.
  return (await findVersion(version)) ? <NoPastWallets version={version} /> : <NoFrozen {...page} />
}
