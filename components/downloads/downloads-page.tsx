import { Code } from '@/components/developers/code'
import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import type { DownloadsView, RecordFiles } from '@/lib/portal/downloads/downloads-view'
import { checkAddress, versionCredentialName } from '@/lib/proof/credential'
import { licenceName } from '@/lib/text/names'
import { FileTable } from './file-table'
import { RecordFilesTable, RelationTables } from './record-files'
import '@/components/developers/developers.css'

const verifyCommands = (latestAddress: string) => `curl -LO ${latestAddress}did_atlas.sqlite
curl -LO ${latestAddress}SHA256SUMS
sha256sum --check --ignore-missing SHA256SUMS`

function Lede({ downloads }: { downloads: DownloadsView }) {
  const { version, date, license } = downloads
  return (
    <p className="mt-3 max-w-[42em] font-serif text-lede">
      Download all the data as of <DateText date={date} /> (version {version}). You do not need an
      account or a key. The licence is{' '}
      <ExternalLink href={license.url}>{licenceName(license.spdx_id)}</ExternalLink>: please{' '}
      <SiteLink href="/terms">credit {siteName}</SiteLink>.
    </p>
  )
}

const noFilesTexts: Record<Exclude<DownloadsView['state'], 'ready'>, string> = {
  preparing: 'The files of this version are being created. Come back in a minute.',
  unavailable: 'The files are not available at the moment.',
  none: 'The API behind this site does not offer files.',
}

function Files({
  downloads,
  isSigned,
  walletFiles,
}: Omit<DownloadsPageProps, 'downloads'> & { downloads: DownloadsView }) {
  const usualContents = downloads.whole[0]?.contents
  const hashes = `/downloads/${downloads.version}/${versionCredentialName}`
  return (
    <>
      <Section
        title="Everything"
        note={
          <>
            For a spreadsheet, choose XLSX or CSV; for a database, SQLite.{' '}
            {usualContents && `Unless stated otherwise, each file contains ${usualContents}. `}A
            record is one entry, such as a project or a country. Industries with fewer than five
            projects are included, so the files can have more records than our pages.
          </>
        }
      >
        <FileTable
          files={downloads.whole}
          usualContents={usualContents}
          caption="Files with all the data"
        />
      </Section>
      <Section
        title="By kind of record"
        note="One table or list per kind. The industries include those with fewer than five projects, which other pages leave out."
      >
        <RecordFilesTable sets={walletFiles ? [walletFiles, ...downloads.sets] : downloads.sets} />
      </Section>
      <Section
        title="Relationship tables"
        note="Each list within a record has its own table. The first column is the id of the record."
      >
        <RelationTables sets={downloads.sets} />
      </Section>
      <Section title="Documentation">
        <FileTable files={downloads.documentation} caption="Files that describe the data" />
      </Section>
      <Section sideTitle id="use" title="Using the files">
        <Prose>
          <p>
            Each address contains a version number. Replace the number with <b>latest</b> for the
            current version. <SiteLink href="/versions">Older versions</SiteLink> keep their
            addresses. Downloads can be resumed.
          </p>
        </Prose>
        <Code title="Download a file and verify it">{verifyCommands(downloads.latest)}</Code>
        <div className="mt-5">
          <Prose>
            {isSigned && (
              <p>
                We sign the <a href={hashes}>hashes of all files</a>;{' '}
                <a href={checkAddress(hashes)}>verify the signature</a>.
              </p>
            )}
            <p>
              <SiteLink href="/downloads/notebooks">Notebooks in Python and R</SiteLink> answer
              three questions from the files.
            </p>
            <p>
              <b>Fields</b> have the same names as in the API; nested names are joined by an
              underscore, as in country_code. Unknown values are absent, or empty in tables. The{' '}
              <SiteLink href="/about/codebook">codebook</SiteLink> explains each field.
            </p>
            <p>
              <b>CSV</b> is UTF-8. A leading apostrophe protects text that a spreadsheet would run
              as a formula. If a cell begins with an apostrophe, your program must remove that one
              character. Lists within a cell are JSON.
            </p>
            <p>
              <b>Ids</b> of other records are foreign keys in SQLite and the data package. The
              “references” column of the codebook file names the table of each.
            </p>
            <p>
              <b>XLSX</b> has the main tables. Full dates are stored as dates; a year or a month
              alone is stored as text. No cell is a formula.
            </p>
            <p>
              <b>N-Quads and Turtle</b> contain what schema.org can express, with the source of each
              fact. The other files contain everything.
            </p>
          </Prose>
        </div>
      </Section>
    </>
  )
}

interface DownloadsPageProps {
  downloads: DownloadsView | undefined
  /** True if the site signs its versions. */
  isSigned: boolean
  /** The files of national wallets. Undefined if there are none. */
  walletFiles: RecordFiles | undefined
}

export function DownloadsPage({ downloads, isSigned, walletFiles }: DownloadsPageProps) {
  return (
    <PageMain title="Downloads">
      {downloads?.state === 'ready' ? (
        <>
          <Lede downloads={downloads} />
          <Files downloads={downloads} isSigned={isSigned} walletFiles={walletFiles} />
        </>
      ) : (
        <p className="mt-5 max-w-[42em]">
          {noFilesTexts[downloads?.state ?? 'none']} The API has everything too:{' '}
          <SiteLink href="/developers">quick start and reference</SiteLink>.
        </p>
      )}
    </PageMain>
  )
}
