import { connection } from 'next/server'
import { NotebooksPage } from '@/components/downloads/notebooks-page'
import { listNotebooks } from '@/lib/portal/downloads/notebooks'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Notebooks',
    description:
      'Notebooks in Python and R that compute credential formats by year, wallet suppliers and the most central organizations from the downloads.',
    path: '/downloads/notebooks',
  })

export default async function Page() {
  await connection()
  return <NotebooksPage notebooks={listNotebooks()} />
}
