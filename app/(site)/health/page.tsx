import { connection } from 'next/server'
import { ValueTable } from '@/components/about/value-table'
import { LiveHealth } from '@/components/health/live-health'
import { PageMain } from '@/components/layout/page-main'
import { isLocalSite, readSettings, unsetSettings } from '@/lib/env'
import { getSiteState } from '@/lib/portal/health/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

/**
 * The settings that an operator has yet to make. Only visible on a site that is not public, whose visitors are its
 * operators.
 */
function SetUp() {
  const settings = readSettings()
  if (!isLocalSite(settings)) return null
  const unset = unsetSettings(settings)
  return (
    <section aria-labelledby="set-up" className="max-w-[48em]">
      <h2 id="set-up" className="mt-9 mb-2 font-semibold font-serif text-[1.375rem]">
        Before this site is public
      </h2>
      <p>
        You see this section because the address of the site is local. These settings are not set
        yet. Each is an environment variable and takes effect after a restart.
      </p>
      <ValueTable
        caption="Settings that are not set"
        columns={['Setting', 'Purpose', 'Example']}
        rows={unset.map(({ name, use, example }) => [name, use, `\`${example}\``])}
      />
      <p className="mt-4">
        <code>npm run keys -- create NAME</code> creates an API key. <code>docs/settings.md</code>{' '}
        lists all settings; <code>docs/operating.md</code> explains how to install, monitor and back
        up a site.
      </p>
    </section>
  )
}

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
    <PageMain title="Status">
      <LiveHealth initial={await getSiteState(new Date().toISOString())} />
      <SetUp />
    </PageMain>
  )
}
