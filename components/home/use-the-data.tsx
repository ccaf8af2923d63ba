import { ExternalLink } from '@/components/layout/external-link'
import { Panel } from '@/components/layout/panel'
import { SiteLink } from '@/components/layout/site-link'
import { publicApiAddress } from '@/lib/client/public-address'
import type { Terms } from '@/lib/contract/terms'

/** Links to the data and its formats. If the terms could not be fetched, no licence is named. */
export function UseTheData({ terms }: { terms: Terms | undefined }) {
  const address = publicApiAddress()
  return (
    <Panel title="Use the data">
      <p className="text-muted text-note">
        {terms && (
          <>
            Open data under{' '}
            <ExternalLink href={terms.license.url}>{terms.license.spdx_id}</ExternalLink>.{' '}
          </>
        )}
        Everything here comes from one read-only JSON API, at{' '}
        <code className="font-sans text-ink [overflow-wrap:anywhere]">{address}</code>. Each profile
        has its own document there.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-note">
        <li>
          <SiteLink href="/downloads">Downloads</SiteLink>
        </li>
        <li>
          <SiteLink href="/developers">Quick start and reference</SiteLink>
        </li>
        <li>
          <a href={`${address}/openapi.json`}>OpenAPI</a>
        </li>
      </ul>
    </Panel>
  )
}
