import { connection } from 'next/server'
import { TermsText } from '@/components/about/terms-text'
import { getTermsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Terms and licence',
    description: 'The licence of the data, how to credit it, and fair use of the API.',
    path: '/terms',
  })

export default async function TermsPage() {
  await connection()
  return <TermsText terms={await getTermsPage()} />
}
