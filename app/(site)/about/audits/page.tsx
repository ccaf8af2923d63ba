import { connection } from 'next/server'
import { AuditsText } from '@/components/about/audits'
import { getAuditsPage } from '@/lib/portal/about/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Audits of the facts',
    description:
      'We check facts, chosen at random, against their sources and publish what we find.',
    path: '/about/audits',
  })

export default async function AuditsPage() {
  await connection()
  return <AuditsText audits={await getAuditsPage()} />
}
