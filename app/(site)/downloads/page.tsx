import { connection } from 'next/server'
import { DownloadsPage } from '@/components/downloads/downloads-page'
import { getDownloads } from '@/lib/portal/downloads/load'
import { getIssuer } from '@/lib/portal/proof/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { getWalletFiles } from '@/lib/portal/wallets/load'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Downloads',
    description:
      'Download all the data without a key: CSV, XLSX, JSON, NDJSON, Parquet, SQLite, GraphML, GEXF, N-Quads and Turtle.',
    path: '/downloads',
  })

export default async function Page() {
  await connection()
  const [downloads, issuer, walletFiles] = await Promise.all([
    getDownloads(),
    getIssuer(),
    getWalletFiles(),
  ])
  return (
    <DownloadsPage
      downloads={downloads}
      isSigned={issuer !== undefined}
      walletFiles={walletFiles}
    />
  )
}
