import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { DownloadsView } from '@/lib/portal/downloads/downloads-view'
import { SetTables } from './set-tables'
import { SetsTable } from './sets-table'
import { UseTheFiles } from './use-the-files'
import { WholeTable } from './whole-table'

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
