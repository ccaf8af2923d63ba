import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SelectField } from '@/components/layout/select-field'
import { SiteLink } from '@/components/layout/site-link'
import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { type Family, familyOfPath, getWords } from '@/lib/contract/families'
import type { Version } from '@/lib/contract/versions'
import { familyTitle, type LinkedRecord } from '@/lib/portal/versions/change-words'
import {
  absenceText,
  type ChangesState,
  changesAddress,
  changesFileAddress,
} from '@/lib/portal/versions/changes-query'
import type { ChangesView } from '@/lib/portal/versions/load'
import { ChangedRecords, KindCounts } from './changed-records'
import { FeedLinks } from './feed-links'
import { NoVersions } from './frozen-page'
import './versions.css'

interface VersionChoiceProps {
  versions: readonly Version[]
  state: ChangesState
}

/** The choice of two versions. Browsers submit the form to the address of the page, so it needs no scripts. */
export function VersionChoice({ versions, state: { from, to, family, id } }: VersionChoiceProps) {
  const options = versions.map(({ version }) => [version, version] as const)
  const record = family && (id === undefined ? family : `${family}/${id}`)
  return (
    <form action="/changes" className="choice-form screen-only mt-5" key={`${from} ${to}`}>
      <SelectField name="from" label="From" options={options} selected={from} />
      <SelectField name="to" label="To" options={options} selected={to} />
      {record && <input type="hidden" name="record" value={record} />}
      <button type="submit" className="button">
        Compare
      </button>
    </form>
  )
}

function FilterNote({ state }: { state: ChangesState }) {
  const { family, id, ...versions } = state
  if (!family) return null
  const what = id === undefined ? getWords(family).plural : `one ${getWords(family).singular}`
  return (
    <p className="mt-4">
      Showing only changes to {what}.{' '}
      <SiteLink href={changesAddress(versions)}>Show all changes</SiteLink>
    </p>
  )
}

/**
 * The maximum number of changes shown field by field. Beyond it, each record is a single line with a link to its
 * changes.
 */
const maxShown = 120

function chooseMode(total: number, family: Family | undefined): 'fields' | 'lines' | 'counts' {
  if (total <= maxShown) return 'fields'
  return family ? 'lines' : 'counts'
}

interface ChangesFoundProps {
  changes: Changes
  records: readonly LinkedRecord[]
  family: Family | undefined
}

/**
 * The counts by family, then the changes. A comparison of all families with more than `maxShown` changes shows the
 * counts only.
 */
function ChangesFound({ changes, records, family }: ChangesFoundProps) {
  const { counts, from, to } = changes
  const total = records.reduce((sum, record) => sum + record.changes.length, 0)
  const mode = chooseMode(total, family)
  const getAddress = (record: ChangedRecord) =>
    changesAddress({ from, to, family: familyOfPath(record.family), id: record.id })
  return (
    <>
      <div className="mt-6">
        <KindCounts
          counts={counts}
          caption={`Changes from ${from} to ${to}`}
          // Without an address, the link leads to the group on this page.
          getPage={(linked) =>
            mode === 'counts' ? changesAddress({ from, to, family: linked }) : ''
          }
        />
      </div>
      {mode !== 'counts' &&
        counts.map((count) => (
          <Section key={count.family} id={count.family} title={familyTitle(count.family)}>
            <ChangedRecords
              family={count.family}
              records={records.filter((record) => record.family === count.family)}
              getAddress={mode === 'lines' ? getAddress : undefined}
            />
          </Section>
        ))}
    </>
  )
}

interface ChangesPageProps {
  state: ChangesState
  view: ChangesView | undefined
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

export function ChangesPage({ state, view, ignored }: ChangesPageProps) {
  const changes = view?.changes
  const visibleState = changes ? { ...state, from: changes.from, to: changes.to } : state
  return (
    <PageMain title={changes ? `Changes from ${changes.from} to ${changes.to}` : 'Changes'}>
      <IgnoredValues sentences={ignored} />
      {view ? (
        <>
          <p className="mt-3 max-w-[42em] font-serif text-lede">
            See what was added, removed or changed between two{' '}
            <SiteLink href="/versions">versions</SiteLink>. Computed values such as scores are left
            out.
          </p>
          <VersionChoice versions={view.versions} state={visibleState} />
          <FilterNote state={state} />
          <p className="mt-3 text-muted text-note">
            {changes && (
              <>
                Also as <a href={changesFileAddress(visibleState)}>JSON</a>.{' '}
              </>
            )}
            Subscribe to all changes: <FeedLinks page="/changes" subject="all records" />
          </p>
          {changes && view.records.length > 0 ? (
            <ChangesFound changes={changes} records={view.records} family={state.family} />
          ) : (
            <p className="mt-8">{view.absence ? absenceText(view.absence) : 'No differences.'}</p>
          )}
        </>
      ) : (
        <NoVersions />
      )}
    </PageMain>
  )
}
