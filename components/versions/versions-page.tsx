import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Version } from '@/lib/contract/versions'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'
import { counted } from '@/lib/text/counted'
import { FeedLinks } from './feed-links'
import { NoVersions } from './frozen-page'
import { VersionNotes } from './version-page'

const everything = { page: 1, filters: {} }

interface VersionEntryProps {
  about: Version
  before: Version | undefined
  isSigned: boolean
}

function VersionEntry({ about, before, isSigned }: VersionEntryProps) {
  const { version, date, records } = about
  const hashes = `/downloads/${version}/${versionCredentialName}`
  return (
    <Section title={version} note={<DateText date={date.slice(0, 10)} />} sideTitle>
      <VersionNotes about={about} />
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <li>
          <SiteLink href={versionAddress(version)}>
            {counted(records, 'record')}: lists and files
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
        {isSigned && (
          <li>
            <a href={hashes}>Signed file hashes</a> (<a href={checkAddress(hashes)}>verify</a>)
          </li>
        )}
        <li>
          <SiteLink href={pastListAddress(version, 'projects', everything)}>
            Cite projects in this version
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
    <PageMain title="Versions">
      {versions.length === 0 ? (
        <NoVersions />
      ) : (
        <>
          <p className="mt-3 max-w-[42em] font-serif text-lede">
            Each version is named after its date and never changes, so you can cite it.
          </p>
          <p className="mt-3 max-w-[44em] text-muted">
            A record is one entry: a project, an organization, a person, a country and so on. It
            counts as changed if any field differs from the previous version.
          </p>
          <p className="mt-3 text-muted">
            Subscribe to changes: <FeedLinks page="/changes" subject="everything" />
          </p>
        </>
      )}
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
