import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { getWords } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { removedAttribute } from '@/lib/portal/routing/removed-mark'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import { pastRecordAddress } from '@/lib/portal/versions/cite/past-record-address'
import type { RemovedRecord } from '@/lib/portal/versions/load'

const VersionLink = ({ to: { version } }: { to: Version }) => (
  <SiteLink href={versionAddress(version)}>{version}</SiteLink>
)

/** Replaces the profile of a removed record: states when it was removed, and where to find related pages. */
export function RemovedRecordView({ record }: { record: RemovedRecord }) {
  const { family, id, name, last, removed, reasons } = record
  const { plural } = getWords(family)
  return (
    <PageMain>
      <div className="pt-14 pb-8" {...{ [removedAttribute]: removed.version }}>
        <PageTitle>{name} was removed</PageTitle>
        <p className="mt-3 max-w-[42em] font-serif text-lede">
          It was last in version <VersionLink to={last} /> and was removed in version{' '}
          <VersionLink to={removed} />.
        </p>
        {reasons.map((reason) => (
          <p key={reason} className="mt-3 max-w-[42em]">
            {reason}
          </p>
        ))}
        <ul className="mt-4 list-disc pl-5">
          <li>
            <SiteLink href={pastRecordAddress(last.version, family, { id })}>
              Its page in version {last.version}
            </SiteLink>
          </li>
          <li>
            <SiteLink
              href={changesAddress({ from: last.version, to: removed.version, family, id })}
            >
              The change that removed it
            </SiteLink>
          </li>
          <li>
            <SiteLink href={`/${family}`}>Today’s {plural}</SiteLink>
          </li>
        </ul>
      </div>
    </PageMain>
  )
}
