import { connection } from 'next/server'
import { Privacy } from '@/components/about/privacy'
import { readSettings } from '@/lib/env'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Privacy',
    description: 'No cookies and no trackers: what we store, where, and for how long.',
    path: '/privacy',
  })

export default async function PrivacyPage() {
  await connection()
  return <Privacy settings={readSettings()} />
}
