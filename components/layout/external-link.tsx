import type { ReactNode } from 'react'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { OutboundLink } from './outbound-link'

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
