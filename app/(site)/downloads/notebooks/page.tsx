import { connection } from 'next/server'
import { NotebooksPage } from '@/components/downloads/notebooks-page'
import { listNotebooks } from '@/lib/portal/downloads/notebooks'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Notebooks',
    description:
      'Credential formats by year, suppliers of national wallets and central organizations, computed from the downloads in Python and R.',
    path: '/downloads/notebooks',
  })

export default async function Page() {
  await connection()
  return <NotebooksPage notebooks={listNotebooks()} />
}
