import { SiteLink } from '@/components/layout/site-link'

/** Shown if the API has no versions. */
export function NoVersions() {
  return (
    <p className="mt-5 max-w-[42em]">
      The API behind this site has no versions, so we cannot show what changed. The{' '}
      <SiteLink href="/terms">terms</SiteLink> have the date of the data.
    </p>
  )
}
