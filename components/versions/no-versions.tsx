import { SiteLink } from '@/components/layout/site-link'

/** Shown if the API has no versions. */
export function NoVersions() {
  return (
    <p className="mt-5 max-w-[42em]">
      The server that this site takes its data from keeps no versions, so that nothing can be said
      of what has changed. The day of its data is in its <SiteLink href="/terms">terms</SiteLink>.
    </p>
  )
}
