import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { ChangedRecord, Changes } from '@/lib/contract/changes'
import { familyOfPath, getWords } from '@/lib/contract/families'
import { type CountryCodes, familyTitle } from '@/lib/portal/versions/changed-record'
import {
  absenceText,
  type ChangesState,
  changesAddress,
  changesFileAddress,
} from '@/lib/portal/versions/changes-query'
import type { ChangesView } from '@/lib/portal/versions/load'
import { ChangedRecords } from './changed-records'
import { FeedLinks } from './feed-links'
import { KindCounts } from './kind-counts'
import { NoVersions } from './uncited'
import './versions.css'
import type { Version } from '@/lib/contract/versions'

interface ChoiceProps {
  name: 'from' | 'to'
  label: string
  versions: readonly Version[]
  selected: string | undefined
}

function Choice({ name, label, versions, selected }: ChoiceProps) {
  const id = `changes-${name}`
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={selected} className="field">
        {versions.map(({ version }) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </div>
  )
}

interface VersionChoiceProps {
  versions: readonly Version[]
  state: ChangesState
}

/** The choice of two versions. Browsers submit the form to the address of the page, so it needs no scripts. */
function VersionChoice({ versions, state: { from, to, family, id } }: VersionChoiceProps) {
  const record = family && (id === undefined ? family : `${family}/${id}`)
  return (
    <form action="/changes" className="version-choice screen-only" key={`${from} ${to}`}>
      <Choice name="from" label="From" versions={versions} selected={from} />
      <Choice name="to" label="To" versions={versions} selected={to} />
      {record && <input type="hidden" name="record" value={record} />}
      <button type="submit" className="list-button h-10">
        Compare
      </button>
    </form>
  )
}

function Narrowed({ state }: { state: ChangesState }) {
  const { family, id, ...versions } = state
  if (!family) return null
  const what = id === undefined ? getWords(family).many : `one ${getWords(family).one}`
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

function Found({ changes, codes }: { changes: Changes; codes: CountryCodes | undefined }) {
  const { counts, records, from, to } = changes
  const total = records.reduce((sum, record) => sum + record.changes.length, 0)
  const getAddress = ({ family, id }: ChangedRecord) =>
    changesAddress({ from, to, family: familyOfPath(family), id })
  return (
    <>
      <div className="mt-6">
        <KindCounts counts={counts} caption={`Changes from ${from} to ${to}`} page="" />
      </div>
      {counts.map(({ family }) => (
        <Section key={family} id={family} title={familyTitle(family)}>
          <ChangedRecords
            family={family}
            codes={codes}
            records={records.filter((record) => record.family === family)}
            getAddress={total > maxShown ? getAddress : undefined}
          />
        </Section>
      ))}
    </>
  )
}

function Body({ state, view }: { state: ChangesState; view: ChangesView }) {
  const { absence, changes, codes, versions } = view
  const shown = changes ? { ...state, from: changes.from, to: changes.to } : state
  return (
    <>
      <VersionChoice versions={versions} state={shown} />
      <Narrowed state={state} />
      <p className="mt-3 text-muted text-note">
        {changes && (
          <>
            Also as <a href={changesFileAddress(shown)}>JSON</a>.{' '}
          </>
        )}
        Subscribe to all changes: <FeedLinks page="/changes" of="everything" />
      </p>
      {changes && changes.records.length > 0 ? (
        <Found changes={changes} codes={codes} />
      ) : (
        <p className="mt-8">{absence ? absenceText(absence) : 'No differences.'}</p>
      )}
    </>
  )
}

export function ChangesPage({
  state,
  view,
}: {
  state: ChangesState
  view: ChangesView | undefined
}) {
  const versions = view?.changes
  return (
    <PageMain section="changes">
      <div className="pt-9">
        <PageTitle>
          {versions ? `Changes from ${versions.from} to ${versions.to}` : 'Changes'}
        </PageTitle>
        {view ? (
          <p className="mt-3 max-w-[42em] font-serif text-lede">
            See what was added, removed or changed between two{' '}
            <SiteLink href="/versions">versions</SiteLink>. Computed values such as scores are left
            out.
          </p>
        ) : (
          <NoVersions />
        )}
      </div>
      {view && <Body state={state} view={view} />}
    </PageMain>
  )
}
