import { connection } from 'next/server'
import { About } from '@/components/about/about'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'About DID Atlas',
    description:
      'What DID Atlas is, which projects it includes, how we check facts and how to correct one.',
    path: '/about',
  })

export default async function AboutPage() {
  await connection()
  return <About />
}
