import { SelectField } from '@/components/layout/select-field'
import type { Version } from '@/lib/contract/versions'
import type { ChangesState } from '@/lib/portal/versions/changes-query'

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
