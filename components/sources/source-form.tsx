import { useId } from 'react'
import { SelectField } from '@/components/layout/select-field'
import { sourceKinds, sourceStates } from '@/lib/contract/sources'
import { sourceKindNames, sourceStateNames } from '@/lib/portal/sources/source-names'
import type { SourceListState, SourceSort } from '@/lib/portal/sources/source-query'
import { formatCount } from '@/lib/text/counted'
import { maxQueryLength } from '@/lib/text/search-text'
import { capitalized } from '@/lib/text/sentences'

export interface SourceFormProps {
  path: string
  /** The label of the text field. */
  label: string
  state: SourceListState
  /** True if the list can be filtered by the state of the links. */
  withStatus?: boolean
  withSort?: boolean
  /** The number of entries of each kind, if the list has no other filter. */
  kindCounts?: ReadonlyMap<string, number>
}

/** The orders besides that of the API, for phones, where the table has no headings to sort it. */
const sortNames: readonly [SourceSort, string][] = [
  ['title', 'Title, A to Z'],
  ['-title', 'Title, Z to A'],
  ['kind', 'Kind, A to Z'],
  ['-kind', 'Kind, Z to A'],
  ['-seen', 'Last read, newest first'],
  ['seen', 'Last read, oldest first'],
  ['facts', 'Least cited first'],
]

/** The form of a list of sources or publishers. Browsers submit it to the address of the page. */
export function SourceForm({
  path,
  label,
  state,
  withStatus,
  withSort,
  kindCounts,
}: SourceFormProps) {
  const id = useId()
  return (
    <form action={path} className="choice-form source-form screen-only">
      <div>
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={maxQueryLength}
          className="field"
        />
      </div>
      <SelectField
        name="kind"
        label="Kind"
        all="All kinds"
        options={sourceKinds.map((kind) => {
          const count = kindCounts?.get(kind)
          const name = capitalized(sourceKindNames[kind])
          return [kind, count === undefined ? name : `${name} (${formatCount(count)})`]
        })}
        selected={state.kind}
      />
      {withStatus && (
        <SelectField
          name="status"
          label="Link status"
          all="Any"
          options={sourceStates.map((status) => [status, capitalized(sourceStateNames[status])])}
          selected={state.status}
        />
      )}
      {withSort && (
        <SelectField
          name="sort"
          label="Order"
          all="Most cited first"
          options={sortNames}
          selected={state.sort}
        />
      )}
      {state.publisher && <input type="hidden" name="publisher" value={state.publisher} />}
      <button type="submit" className="button">
        Apply
      </button>
    </form>
  )
}
