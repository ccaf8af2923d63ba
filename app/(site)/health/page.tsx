import { connection } from 'next/server'
import { LiveHealth } from '@/components/health/live-health'
import { SetUp } from '@/components/health/set-up'
import { PageMain } from '@/components/layout/page-main'
import { getSiteState } from '@/lib/portal/health/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

export const generateMetadata = () =>
  pageMetadata({
    title: 'Status',
    description: 'Check whether the API behind this site works, and how old its data is.',
    path: '/health',
    listed: false,
  })

/** The only page that the page cache never stores: a cached copy would show the state at an earlier moment. */
export default async function HealthPage() {
  await connection()
  return (
    <PageMain section="health" title="Status">
      <LiveHealth initial={await getSiteState(new Date().toISOString())} />
      <SetUp />
    </PageMain>
  )
}
