import { hostOf, safeHttpUrl } from '@/lib/text/safe-http-url'
import { ExternalLink } from './external-link'

interface HostLinkProps {
  address: string
  className?: string
}

/** An address, shown as its host. A text that is no address is shown unchanged. */
export function HostLink({ address, className = 'host' }: HostLinkProps) {
  const url = safeHttpUrl(address)
  return (
    <ExternalLink href={address} className={className}>
      {url ? hostOf(url) : address}
    </ExternalLink>
  )
}

/** The same in small type, to follow a name. Nothing if there is no address. */
export function HostNote({ address }: { address: string | null | undefined }) {
  if (!address) return null
  return (
    <>
      {'\u2003'}
      <HostLink address={address} className="host note" />
    </>
  )
}
