import { connection } from 'next/server'
import { About } from '@/components/about/about'
import { siteName } from '@/lib/contract/site-name'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: `About ${siteName}`,
    description: `What ${siteName} is, which projects it includes, how we check facts and how to correct one.`,
    path: '/about',
  })

export default async function AboutPage() {
  await connection()
  return <About />
}
