import { SelectField } from '@/components/layout/select-field'
import { SiteLink } from '@/components/layout/site-link'
import { NameField } from '@/components/search/name-field'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import {
  findComparable,
  listComparable,
  listCountries,
  listExamples,
  suggestComparable,
} from '@/lib/portal/compare/load'
import { formatCount } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { CompareNote } from './compare-notes'

interface ChoiceProps {
  state: CompareState
  /** The noun for a compared record, as in “Add another project”. */
  singular: string
}

const withRecord = ({ kind, keys, onlyDifferences }: CompareState, id: number): string =>
  compareAddress(kind, [...keys, id], onlyDifferences)

interface AdditionsProps extends Pick<ChoiceProps, 'state'> {
  label: string
  records: readonly { id: number; title: string; reasons?: readonly string[] }[]
}

/** Records that visitors may want to add, each as a link that adds it. */
const Additions = ({ state, label, records }: AdditionsProps) => (
  <div className="screen-only mt-4 mb-8">
    <p className="text-muted text-note">{label}</p>
    <ul className="flex flex-wrap gap-x-5">
      {records.map(({ id, title, reasons = [] }) => (
        <li key={id}>
          <SiteLink href={withRecord(state, id)} className="inline-block py-0.5">
            {title}
          </SiteLink>{' '}
          <span className="text-muted text-note max-sm:hidden">{reasons.join(', ')}</span>
        </li>
      ))}
    </ul>
  </div>
)

const maxFound = 8

/** The records that may match the entered text. */
export async function FoundRecords({ state, singular }: ChoiceProps) {
  const { kind, keys, find } = state
  if (kind === 'countries' || find === undefined || keys.length >= maxCompared) return null
  const found = (await findComparable(kind, find)).filter(({ id }) => !keys.includes(id))
  if (found.length === 0) {
    return (
      <CompareNote>
        No other {singular} matches “{find}”. Try fewer words, or a part of its name.
      </CompareNote>
    )
  }
  const label = `${capitalized(kind)} that match “${find}”:`
  return <Additions state={state} label={label} records={found.slice(0, maxFound)} />
}

/** Suggests projects that are similar to the compared ones. */
export async function SuggestedProjects({ state }: Pick<ChoiceProps, 'state'>) {
  const { kind, keys } = state
  if (kind !== 'projects' || keys.length >= maxCompared) return null
  const suggestions = await suggestComparable(keys)
  if (suggestions.length === 0) return null
  return <Additions state={state} label="Similar projects to add:" records={suggestions} />
}

async function CountryField({ label, chosen }: { label: string; chosen: CompareState['keys'] }) {
  const countries = await listCountries()
  return (
    <SelectField
      name="countries"
      label={label}
      all="Choose a country"
      options={countries
        .filter(({ code }) => !chosen.includes(code))
        .map(({ code, name }) => [code, name])}
      required
    />
  )
}

const projectPlaceholder = async (): Promise<string> =>
  `Name, or part of it, among ${formatCount((await listComparable()).length)} projects`

/** Adds a record. This plain form works without scripts: it submits the compared records and the new one. */
export async function CompareForm({ state, singular }: ChoiceProps) {
  const { kind, keys, onlyDifferences } = state
  if (keys.length >= maxCompared) {
    return (
      <p className="screen-only mt-5 text-muted text-note">
        Maximum {maxCompared} {kind}. Remove one to add another.
      </p>
    )
  }
  const isFirst = keys.length === 0
  const label = isFirst ? `First ${singular}` : `Add a ${singular}`
  return (
    <form action="/compare" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {!isFirst && (
        <input type="hidden" name={kind === 'projects' ? 'ids' : kind} value={keys.join(',')} />
      )}
      <div className="w-full sm:w-96">
        {kind === 'countries' ? (
          <CountryField label={label} chosen={keys} />
        ) : (
          <NameField
            key={keys.join()}
            submits
            family={kind}
            name={kind === 'projects' ? 'add' : kind}
            label={label}
            placeholder={kind === 'projects' ? await projectPlaceholder() : 'Name, or part of it'}
          />
        )}
      </div>
      {onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <button type="submit" className="button">
        {isFirst ? 'Start' : 'Add'}
      </button>
    </form>
  )
}

/** The page while no project is selected: ways to start a comparison. */
export async function CompareStart() {
  const examples = await listExamples()
  return (
    <div className="mt-8 border-rule-strong border-t pt-4">
      <p className="max-w-[42em]">
        Choose a project above, then add others. Or start with one of these:
      </p>
      <ul className="mt-2 space-y-1">
        {examples.map(({ path, text }) => (
          <li key={path}>
            <SiteLink href={path} className="inline-block py-0.5">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
