import type { ReactNode } from 'react'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

interface ExternalLinkProps {
  href: string | null | undefined
  children: ReactNode
  className?: string
}

/** A link to another site. What is no address of the web stays text, whatever a record says. */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  const url = safeHttpUrl(href)
  // Only what is given is passed on: a page repeats its links' properties in its payload, undefined ones as well.
  return url ? <a href={url.href} rel="external noopener nofollow" {...rest} /> : <span {...rest} />
}
