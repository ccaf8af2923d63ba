import { FileTable } from '@/components/downloads/file-table'
import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { families, getWords } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { questions } from '@/lib/portal/explore/explore-query'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { pastTableAddress } from '@/lib/portal/versions/cite/past-table-address'
import type { VersionView } from '@/lib/portal/versions/load'
import { counted } from '@/lib/text/counted'
import { curlyApostrophes } from '@/lib/text/sentences'
import { KindCounts } from './changed-records'
import './versions.css'

export function VersionNotes({ about: { summary, notes } }: { about: Version }) {
  return (
    <>
      <p className="max-w-[44em]">{summary}</p>
      {notes.length > 0 && (
        <ul className="mt-2 max-w-[44em] list-disc pl-5">
          {notes.map((note) => (
            <li key={note}>{curlyApostrophes(note)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Changed({ about, before, newest }: VersionView) {
  const { version, counts } = about
  return (
    <Section title="What changed" sideTitle>
      {before ? (
        <>
          <p>
            <SiteLink href={changesAddress({ from: before.version, to: version })}>
              All changes since version {before.version}
            </SiteLink>
          </p>
          <div className="mt-3">
            <KindCounts
              counts={counts}
              caption={`Changes from ${before.version} to ${version}`}
              getPage={(family) => changesAddress({ from: before.version, to: version, family })}
            />
          </div>
        </>
      ) : (
        <p>This is the first version.</p>
      )}
      {newest.version !== version && (
        <p className="mt-3">
          <SiteLink href={changesAddress({ from: version, to: newest.version })}>
            All changes up to version {newest.version}
          </SiteLink>
        </p>
      )}
    </Section>
  )
}

function Files({ downloads }: Pick<VersionView, 'downloads'>) {
  if (!downloads || downloads.state === 'none') return null
  return (
    <Section
      title="Files"
      note="Permanent addresses; the files never change. They include industries with fewer than five projects, so they can have more records than our pages."
    >
      {downloads.state === 'preparing' ? (
        <p>The files of this version are being created. Come back in a minute.</p>
      ) : (
        <FileTable
          files={[...downloads.whole, ...downloads.documentation]}
          caption={`Files of version ${downloads.version}`}
        />
      )}
    </Section>
  )
}

/** A version of the data: its changes, its lists and its files. */
export function VersionPage({ view }: { view: VersionView }) {
  const { about, newest } = view
  const { version, date, records } = about
  return (
    <PageMain title={`Version ${version}`}>
      <p className="mt-3 max-w-[42em] font-serif text-lede">
        The data as of <DateText date={date.slice(0, 10)} />: {counted(records, 'record')}.{' '}
        {newest.version === version ? (
          'This is the newest version. '
        ) : (
          <>
            The newest is{' '}
            <SiteLink href={versionAddress(newest.version)}>{newest.version}</SiteLink>.{' '}
          </>
        )}
        <SiteLink href="/versions">All versions</SiteLink>
      </p>
      <div className="mt-5">
        <VersionNotes about={about} />
      </div>
      <Changed {...view} />
      <Section
        title="Lists and tables"
        note="As they were in this version, each with a citation, its SHA-256 and later changes."
        sideTitle
      >
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {families.map((family) => (
            <li key={family}>
              <SiteLink href={pastListAddress(version, family, { page: 1, filters: {} })}>
                {getWords(family).title}
              </SiteLink>
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {questions.map(({ title, state }) => (
            <li key={title}>
              <SiteLink href={pastTableAddress(version, state)}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      </Section>
      <Files downloads={view.downloads} />
    </PageMain>
  )
}
