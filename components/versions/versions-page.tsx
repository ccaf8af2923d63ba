import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Version } from '@/lib/contract/versions'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'
import { formatCount } from '@/lib/text/counted'
import { FeedLinks } from './feed-links'
import { NoVersions } from './no-versions'

function SignedVersion({ version }: { version: string }) {
  const address = `/downloads/${version}/${versionCredentialName}`
  return (
    <li>
      The same, <a href={address}>signed</a> (<a href={checkAddress(address)}>check it</a>)
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
  const { version, date, records, summary, notes, sha256 } = about
  return (
    <Section title={version} note={<DateText date={date.slice(0, 10)} />} beside>
      <p className="max-w-[44em]">{summary}</p>
      {notes.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
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
        <li>
          <a href={`/downloads/${version}/SHA256SUMS`}>All its files, with their SHA-256</a>
        </li>
        {isSigned && <SignedVersion version={version} />}
        <li>
          <SiteLink href={pastListAddress(version, 'projects', everything)}>
            Its projects, to cite
          </SiteLink>
        </li>
      </ul>
      <p className="mt-3 text-muted text-note">
        {formatCount(records)} records. SHA-256 of the frozen data:{' '}
        <code className="break-all text-xs">{sha256}</code>
      </p>
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
              A version of the data is called by its day and does not change any more. What is cited
              of it stays where it is.
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
