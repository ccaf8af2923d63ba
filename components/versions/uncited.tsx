import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
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

interface UncitedProps {
  section: string
  what: 'list' | 'table'
  title: string
  /** The address of the current data, which can be cited instead. */
  currentAddress: string
}

/** Replaces a citation if the API has no versions. */
export function Uncited({ section, what, title, currentAddress }: UncitedProps) {
  return (
    <PageMain section={section}>
      <div className="pt-9">
        <PageTitle>{title}</PageTitle>
        <NoVersions />
        <p className="mt-3 max-w-[42em]">
          To cite this {what}, use its address and today’s date:{' '}
          <SiteLink href={currentAddress}>back to the {what}</SiteLink>.
        </p>
      </div>
    </PageMain>
  )
}
