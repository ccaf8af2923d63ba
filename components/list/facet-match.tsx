import type { ListFacet } from '@/lib/portal/list/list-facet'
import { getMatchKey, matchAll } from '@/lib/portal/list/list-state'

interface FacetMatchProps {
  facet: ListFacet
  /** The number of selected values. */
  selected: number
  onChange: (isAll: boolean) => void
}

/**
 * The choice whether records need any or all of the selected values. With scripts, it is visible as soon as it makes a
 * difference.
 */
export function FacetMatch({ facet: { key, label, match }, selected, onChange }: FacetMatchProps) {
  if (match === undefined) return null
  return (
    <select
      name={getMatchKey(key)}
      aria-label={`${label}: any or all`}
      value={match === 'all' ? matchAll : ''}
      onChange={({ target }) => onChange(target.value === matchAll)}
      className={selected > 1 ? 'facet-match' : 'facet-match without-script'}
    >
      <option value="">Any of these</option>
      <option value={matchAll}>All of these</option>
    </select>
  )
}
