import { connection } from 'next/server'
import { About } from '@/components/about/about'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'How this record is made',
    description:
      'Method, inclusion criteria and score formula of DID Atlas, and how to have a fact corrected.',
    path: '/about',
  })

export default async function AboutPage() {
  await connection()
  return <About />
}
