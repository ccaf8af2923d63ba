import { SiteLink } from '@/components/layout/site-link'

/** Where to send corrections if the data is not from this site's own API. */
export function OtherPublisher() {
  return (
    <p>
      This site shows another publisher’s data, so send corrections to that publisher. The{' '}
      <SiteLink href="/terms">terms</SiteLink> have the contact.
    </p>
  )
}
