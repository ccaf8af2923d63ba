import { connection } from 'next/server'
import { Accessibility } from '@/components/about/accessibility'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Accessibility',
    description:
      'Our accessibility target, how we test it, known limits, and how to report a problem.',
    path: '/accessibility',
  })

export default async function AccessibilityPage() {
  await connection()
  return <Accessibility />
}
