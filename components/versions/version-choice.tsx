import type { Version } from '@/lib/contract/versions'
import type { ChangesState } from '@/lib/portal/versions/changes-query'

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
export function VersionChoice({ versions, state: { from, to, family, id } }: VersionChoiceProps) {
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
