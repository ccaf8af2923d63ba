import { connection } from 'next/server'
import { Accessibility } from '@/components/about/accessibility'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Accessibility',
    description:
      'What the site aims at, how it is checked, what is known to be missing, and how to report a barrier.',
    path: '/accessibility',
  })

export default async function AccessibilityPage() {
  await connection()
  return <Accessibility />
}
