import type { ReactNode } from 'react'
import { safeHttpUrl } from '@/lib/sources/safe-http-url'

interface ExternalLinkProps {
  href: string | null | undefined
  children: ReactNode
  className?: string
}

/** A link to another site. What is no address of the web stays text, whatever a record says. */
export function ExternalLink({ href, children, className }: ExternalLinkProps) {
  const url = safeHttpUrl(href)
  if (!url) return <span className={className}>{children}</span>
  return (
    <a href={url.href} rel="external noopener nofollow" className={className}>
      {children}
    </a>
  )
}
