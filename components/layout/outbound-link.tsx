'use client'

import { Fragment, type ReactNode } from 'react'
import { getSite } from '@/lib/text/safe-http-url'

/** A host, whose lines break after a dot or slash, but not before the top-level domain alone. */
export function HostText({ host }: { host: string }) {
  return host.split(/(?<=\/)|(?<=\.)(?=[^./]+\.)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part may occur twice in a host, and parts do not move.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

interface OutboundLinkProps {
  /** An address that `safeHttpUrl` has accepted. */
  href: string
  children: ReactNode
  className?: string
  lang?: string
}

/**
 * A link to another site. This is a client component, so that the payload of a page, which may contain hundreds of such
 * links, does not repeat their common attributes.
 */
export function OutboundLink({ href, ...rest }: OutboundLinkProps) {
  return <a href={href} rel="external noopener nofollow" {...rest} />
}

export function OutboundHost({ href, className }: Omit<OutboundLinkProps, 'children'>) {
  return (
    <OutboundLink href={href} className={className}>
      <HostText host={getSite(new URL(href))} />
    </OutboundLink>
  )
}
