import type { FacetOption } from '@/lib/portal/list/list-facet'
import { formatCount } from '@/lib/text/counted'

interface FacetOptionsProps {
  name: string
  options: readonly FacetOption[]
  selected: readonly string[]
  /** Undefined in a plain form that only the browser submits. */
  onToggle?: (value: string) => void
}

/** The values of a facet as checkboxes, each with the number of records that have it. */
export function FacetOptions({ name, options, selected, onToggle }: FacetOptionsProps) {
  return (
    <ul className="facet-options">
      {options.map(([value, text, count]) => {
        const isSelected = selected.includes(value)
        const checked = onToggle
          ? { checked: isSelected, onChange: () => onToggle(value) }
          : { defaultChecked: isSelected }
        return (
          <li key={value}>
            <label>
              <input type="checkbox" name={name} value={value} {...checked} />
              <span>{text}</span>
              <small>{formatCount(count)}</small>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
