import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { DownloadsView } from '@/lib/portal/downloads/downloads-view'
import { SetsTable, SetTables } from './sets-table'
import { WholeTable } from './whole-table'
import '@/components/developers/developers.css'
import { Code } from '@/components/developers/code'
import { Prose } from '@/components/layout/prose'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'

const shell = (latest: string) => `curl -LO ${latest}did_atlas.sqlite
curl -LO ${latest}SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS`

/** Links to the signed hashes of all files. */
function Signed({ version }: { version: string }) {
  const address = `/downloads/${version}/${versionCredentialName}`
  return (
    <p>
      The hashes of all files are available <a href={address}>signed</a> by this site;{' '}
      <a href={checkAddress(address)}>check the signature</a>.
    </p>
  )
}

interface UseTheFilesProps {
  latest: string
  /** The version, if the site signs its files. */
  signed: string | undefined
}

/** Information for users of the files. */
function UseTheFiles({ latest, signed }: UseTheFilesProps) {
  return (
    <Section beside id="use" title="Use the files">
      <Prose>
        <p>
          Each file has an address with the version in it. With <b>latest</b> in its place it leads
          to the current version; <SiteLink href="/versions">older ones</SiteLink> stay where they
          are. Downloads can be resumed.
        </p>
      </Prose>
      <Code title="Fetch a file and check it">{shell(latest)}</Code>
      <div className="mt-5">
        <Prose>
          {signed && <Signed version={signed} />}
          <p>
            <b>Fields</b> have the names of the API; those of an object inside another are joined by
            an underscore, as in country_code. What is unknown is absent, or an empty cell in
            tables. What each field means is in the{' '}
            <SiteLink href="/about/codebook">codebook</SiteLink>.
          </p>
          <p>
            <b>CSV</b> is UTF-8. A spreadsheet would run a text that begins like a formula, so such
            a text has an apostrophe before it, as does a text that begins with an apostrophe: the
            first apostrophe of a cell is never part of the text. Lists of texts in a cell are JSON.
          </p>
          <p>
            <b>N-Quads and Turtle</b> say what schema.org has words for, and where each fact comes
            from; the other formats say everything.
          </p>
        </Prose>
      </div>
    </Section>
  )
}

function Lede({ downloads }: { downloads: DownloadsView }) {
  const { version, date, license } = downloads
  return (
    <p className="mt-3 max-w-[42em] font-serif text-lede">
      All the data as files: version {version}, of <DateText date={date} />. You need no key and no
      account. The licence is <ExternalLink href={license.url}>{license.spdx_id}</ExternalLink>, and
      the <SiteLink href="/terms">terms</SiteLink> say how to credit the data.
    </p>
  )
}

const InApi = () => (
  <>
    Everything is in the API too: <SiteLink href="/developers">quick start and reference</SiteLink>.
  </>
)

function NoFiles({ state }: { state: DownloadsView['state'] | undefined }) {
  return (
    <p className="mt-5 max-w-[42em]">
      {state === 'preparing' ? (
        <>
          The files of this version are being made just now. Come back in a minute. <InApi />
        </>
      ) : (
        <>
          The server that this site takes its data from offers no files. <InApi />
        </>
      )}
    </p>
  )
}

function Files({ downloads, isSigned }: { downloads: DownloadsView; isSigned: boolean }) {
  return (
    <>
      <Section
        title="Everything"
        note="Each file contains all records, or the whole network. A record is whatever has a page of its own, such as a project, an organization or a country. Each has an evidence report, except countries and industries."
      >
        <WholeTable files={downloads.whole} caption="Files with everything" />
      </Section>
      <Section
        title="By kind of record"
        note="One table, or one list, for each kind. Each row is one record, one source or one evidence report."
      >
        <SetsTable sets={downloads.sets} />
      </Section>
      <Section
        title="Tables of relations"
        note="Each list inside a record is a table of its own. Its first column is the id of the record."
      >
        <SetTables sets={downloads.sets} />
      </Section>
      <Section title="Beside the data">
        <WholeTable files={downloads.beside} caption="Files that describe the data" />
      </Section>
      <UseTheFiles latest={downloads.latest} signed={isSigned ? downloads.version : undefined} />
    </>
  )
}

interface DownloadsPageProps {
  downloads: DownloadsView | undefined
  /** True if the site signs its versions. */
  isSigned: boolean
}

export function DownloadsPage({ downloads, isSigned }: DownloadsPageProps) {
  const isReady = downloads?.state === 'ready'
  return (
    <PageMain section="downloads">
      <div className="pt-9">
        <PageTitle>Downloads</PageTitle>
        {isReady ? <Lede downloads={downloads} /> : <NoFiles state={downloads?.state} />}
      </div>
      {isReady && <Files downloads={downloads} isSigned={isSigned} />}
    </PageMain>
  )
}
