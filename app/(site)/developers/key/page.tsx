import { connection } from 'next/server'
import { KeyPage } from '@/components/developers/key-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'API key',
    description: 'How to get a key for the read-only JSON API.',
    path: '/developers/key',
  })

export default async function DeveloperKeyPage() {
  await connection()
  return <KeyPage />
}
