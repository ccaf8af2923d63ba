import Link from 'next/link'
import { ExternalLink } from '@/components/layout/external-link'
import { Panel } from '@/components/layout/panel'
import { publicApiAddress } from '@/lib/api/public-address'
import type { Terms } from '@/lib/contract/terms'

/** How to take the data along, and how to credit it. Without the terms there is no credit to quote. */
export function UseTheData({ terms }: { terms: Terms | undefined }) {
  return (
    <Panel title="Use and cite the data">
      <p className="text-muted text-note">
        {terms && (
          <>
            Open data under{' '}
            <ExternalLink href={terms.license.url}>{terms.license.spdx_id}</ExternalLink>.{' '}
          </>
        )}
        Everything here comes from one read-only JSON API, at{' '}
        <code className="font-sans text-ink [overflow-wrap:anywhere]">{publicApiAddress()}</code>.
        It asks for a key in the header <code className="font-sans text-ink">X-API-Key</code>.
      </p>
      {terms && (
        <p className="mt-3 border-rule border-l-2 pl-3 font-serif text-[0.90625rem]">
          {terms.examples?.standard ?? terms.attribution.text}
        </p>
      )}
      <p className="mt-3 text-note">
        <Link href="/terms" prefetch={false}>
          Terms and ways to credit
        </Link>
      </p>
    </Panel>
  )
}
