import { connection } from 'next/server'
import { Developers } from '@/components/developers/developers'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'API for developers',
    description:
      'Quick start, console and full reference of the read-only JSON API: endpoints, parameters, errors, limits and caching.',
    path: '/developers',
  })

export default async function DevelopersPage() {
  await connection()
  return <Developers />
}
