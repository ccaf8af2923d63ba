'use client'

/**
 * Links to other sites. They are client components, because the payload of a page, which may contain hundreds of such
 * links, would repeat their markup.
 */
import { Fragment, type ReactNode } from 'react'
import { getSite, safeHttpUrl } from '@/lib/text/safe-http-url'

interface ExternalLinkProps {
  href: string | null | undefined
  children: ReactNode
  className?: string
  lang?: string
}

/** A link to another site. Only HTTP and HTTPS addresses become links; anything else in a record stays text. */
export function ExternalLink({ href, ...rest }: ExternalLinkProps) {
  const url = safeHttpUrl(href)
  return url ? <a href={url.href} rel="external noopener nofollow" {...rest} /> : <span {...rest} />
}

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

interface HostLinkProps {
  address: string
  className?: string
}

/** An address, shown as its host. Text that is not an HTTP address is shown unchanged. */
export function HostLink({ address, className = 'host' }: HostLinkProps) {
  const url = safeHttpUrl(address)
  return (
    <ExternalLink href={address} className={className}>
      {url ? <HostText host={getSite(url)} /> : address}
    </ExternalLink>
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
