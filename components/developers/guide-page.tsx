import type { ReactNode } from 'react'
import { publicApiAddress } from '@/lib/client/public-address'
import { readSettings } from '@/lib/env'
import {
  type Addresses,
  type Guide,
  type GuideSlug,
  guideAddress,
} from '@/lib/portal/developers/guides'
import { Changelog, Clients, Deprecation } from './client-guides'
import { Downloads, Feeds, Formats, Mcp, Reconcile, Versions } from './data-guides'
import { DocsPage } from './docs-page'
import {
  Authentication,
  Caching,
  Errors,
  Filtering,
  Headers,
  Paging,
  RateLimits,
} from './request-guides'

const texts: Readonly<Record<GuideSlug, (addresses: Addresses) => ReactNode>> = {
  authentication: Authentication,
  paging: Paging,
  filtering: Filtering,
  caching: Caching,
  'rate-limits': RateLimits,
  errors: Errors,
  headers: Headers,
  versions: Versions,
  feeds: Feeds,
  downloads: Downloads,
  formats: Formats,
  reconcile: Reconcile,
  mcp: Mcp,
  clients: Clients,
  changelog: Changelog,
  deprecation: Deprecation,
}

export function GuidePage({ guide }: { guide: Guide }) {
  const Text = texts[guide.slug]
  return (
    <DocsPage path={guideAddress(guide)} title={guide.title} lede={<p>{guide.summary}</p>}>
      <div className="mt-6 space-y-4">
        <Text api={publicApiAddress()} site={readSettings().SITE_URL} />
      </div>
    </DocsPage>
  )
}
