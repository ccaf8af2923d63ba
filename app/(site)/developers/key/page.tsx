import { connection } from 'next/server'
import { KeyPage } from '@/components/developers/key-page'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'API key',
    description:
      'Create a key for the read-only JSON API in one step: no account, no personal data.',
    path: '/developers/key',
  })

export default async function DeveloperKeyPage() {
  await connection()
  return <KeyPage />
}
