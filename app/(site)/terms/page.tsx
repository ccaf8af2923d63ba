import { connection } from 'next/server'
import { TermsText } from '@/components/about/terms-text'
import { getTermsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Terms of the data',
    description:
      'Licence, attribution, permitted use, ways to credit and fair use of the API, as the publisher of the data gives them.',
    path: '/terms',
  })

export default async function TermsPage() {
  await connection()
  return <TermsText terms={await getTermsPage()} />
}
