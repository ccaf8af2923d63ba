import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Version } from '@/lib/contract/versions'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'
import { counted } from '@/lib/text/counted'
import { FeedLinks } from './feed-links'
import { NoVersions } from './uncited'
import { VersionNotes } from './version-page'

function SignedVersion({ version }: { version: string }) {
  const address = `/downloads/${version}/${versionCredentialName}`
  return (
    <li>
      The hashes of its files, <a href={address}>signed</a> (
      <a href={checkAddress(address)}>check it</a>)
    </li>
  )
}

const everything = { page: 1, filters: {} }

interface VersionEntryProps {
  about: Version
  before: Version | undefined
  isSigned: boolean
}

function VersionEntry({ about, before, isSigned }: VersionEntryProps) {
  const { version, date, records } = about
  return (
    <Section title={version} note={<DateText date={date.slice(0, 10)} />} beside>
      <VersionNotes about={about} />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <li>
          <SiteLink href={versionAddress(version)}>
            Its {counted(records, 'record')}: lists and files
          </SiteLink>
        </li>
        {before && (
          <li>
            <SiteLink href={changesAddress({ from: before.version, to: version })}>
              What changed
            </SiteLink>
          </li>
        )}
        <li>
          <a href={`/downloads/${version}/did_atlas_csv.zip`}>CSV of all records</a>
        </li>
        {isSigned && <SignedVersion version={version} />}
        <li>
          <SiteLink href={pastListAddress(version, 'projects', everything)}>
            Its projects, to cite
          </SiteLink>
        </li>
      </ul>
    </Section>
  )
}

interface VersionsPageProps {
  versions: readonly Version[]
  /** True if the site signs its versions. */
  isSigned: boolean
}

export function VersionsPage({ versions, isSigned }: VersionsPageProps) {
  return (
    <PageMain section="versions">
      <div className="pt-9">
        <PageTitle>Versions</PageTitle>
        {versions.length === 0 ? (
          <NoVersions />
        ) : (
          <>
            <p className="mt-3 max-w-[42em] font-serif text-lede">
              Each version of the data is named after its day and never changes. What is cited from
              it stays where it is.
            </p>
            <p className="mt-3 max-w-[44em] text-muted">
              A record is whatever has a page of its own: a project, an organization, a person, a
              country and so on. Records count as changed if any of their fields differs from the
              version before.
            </p>
            <p className="mt-3 text-muted">
              Follow what changes as <FeedLinks page="/changes" of="everything" />
            </p>
          </>
        )}
      </div>
      {versions.map((about, index) => (
        <VersionEntry
          key={about.version}
          about={about}
          before={versions[index + 1]}
          isSigned={isSigned}
        />
      ))}
    </PageMain>
  )
}
