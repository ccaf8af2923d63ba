import { useId } from 'react'
import { sourceKinds, sourceStates } from '@/lib/contract/sources'
import { sourceKindNames, sourceStateNames } from '@/lib/portal/sources/source-names'
import type { SourceListState } from '@/lib/portal/sources/source-query'

interface ChoiceProps<Value extends string> {
  name: string
  label: string
  all: string
  value: Value | undefined
  names: Readonly<Record<Value, string>>
  values: readonly Value[]
}

function Choice<Value extends string>({ name, label, all, value, ...rest }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ''} className="field">
        <option value="">{all}</option>
        {rest.values.map((option) => (
          <option key={option} value={option}>
            {rest.names[option]}
          </option>
        ))}
      </select>
    </div>
  )
}

interface SourceFormProps {
  path: string
  label: string
  state: SourceListState
  /** True if the list can be filtered by the state of its sources. */
  withStatus: boolean | undefined
}

/** The form of a list of sources or publishers. Browsers submit it to the address of the page. */
export function SourceForm({ path, label, state, withStatus }: SourceFormProps) {
  const id = useId()
  return (
    <form action={path} className="source-form screen-only">
      <div>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={200}
          className="field"
        />
      </div>
      <Choice
        name="kind"
        label="Kind"
        all="All kinds"
        value={state.kind}
        values={sourceKinds}
        names={sourceKindNames}
      />
      {withStatus && (
        <Choice
          name="status"
          label="State"
          all="All states"
          value={state.status}
          values={sourceStates}
          names={sourceStateNames}
        />
      )}
      {state.publisher && <input type="hidden" name="publisher" value={state.publisher} />}
      <button type="submit" className="list-button h-10">
        Apply
      </button>
    </form>
  )
}
