import type { Metadata } from 'next'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { Uncited } from '@/components/versions/uncited'
import { NoPastWallets, PastWalletsPage } from '@/components/wallets/past-wallets-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { getPastWallets, hasVersion } from '@/lib/portal/wallets/load'
import {
  parseWalletsQuery,
  pastWalletsAddress,
  walletsAddress,
} from '@/lib/portal/wallets/wallets-query'

type Props = PageProps<'/versions/[version]/wallets'>

async function loadPage({ params, searchParams }: Props) {
  const { version } = await params
  const path = `/versions/${version}/wallets`
  const state = parseWalletsQuery(await pageParameters(path, { searchParams }))
  return { version, state, past: await getPastWallets(version, state) }
}

/** The title of the page if the API has no versions. */
const citationTitle = 'Cite the national wallets'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { past, state, version } = await loadPage(props)
  if (!past) {
    if (await hasVersion(version)) return { title: 'National wallets' }
    return version === latestSegment ? { title: citationTitle } : missingMetadata
  }
  const { about, view, count } = past
  return pageMetadata({
    title: `National wallets, version ${about.version}`,
    description: `${view.title}. ${count} as of version ${about.version}, with a citation.`,
    path: pastWalletsAddress(about.version, state),
    listed: false,
  })
}

/** The national wallets as of a version, for citation. */
export default async function Page(props: Props) {
  const { version, state, past } = await loadPage(props)
  if (past) return <PastWalletsPage past={past} />
  if (await hasVersion(version)) return <NoPastWallets version={version} />
  // `latest` exists even when the API has no versions; explain instead of 404.
  if (version !== latestSegment) return <Missing />
  return (
    <Uncited
      section="wallets"
      what="table"
      title={citationTitle}
      currentAddress={walletsAddress(state)}
    />
  )
}
