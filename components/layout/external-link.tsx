import type { ReactNode } from 'react'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { OutboundHost, OutboundLink } from './outbound-link'

interface ExternalLinkProps {
  href: string | null | undefined
  children: ReactNode
  className?: string
}

/** A link to another site. Only HTTP and HTTPS addresses become links; anything else in a record stays text. */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  const url = safeHttpUrl(href)
  // Undefined properties are not passed on, because the payload of a page contains the properties of each link.
  return url ? <OutboundLink href={url.href} {...rest} /> : <span {...rest} />
}

interface HostLinkProps {
  address: string
  className?: string
}

/** An address, shown as its host. Text that is not an HTTP address is shown unchanged. */
export function HostLink({ address, className = 'host' }: HostLinkProps) {
  const url = safeHttpUrl(address)
  return url ? (
    <OutboundHost href={url.href} className={className} />
  ) : (
    <span className={className}>{address}</span>
  )
}

/** The same in small type, for use after a name. Renders nothing if there is no address. */
export function HostNote({ address }: { address: string | null | undefined }) {
  if (!address) return null
  return (
    <>
      {'\u2003'}
      <HostLink address={address} className="host note" />
    </>
  )
}
