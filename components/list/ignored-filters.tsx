import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'

function Ignored({ filter: { name, value, label, instead } }: { filter: IgnoredFilter }) {
  return (
    <p>
      {label === undefined
        ? `This list has no filter “${name}”, so “${value}” was left out.`
        : `“${value}” is not a value of the filter “${label}”, so it was left out.`}{' '}
      <a href={instead.address} className="inline-block py-0.5">
        {instead.value === undefined
          ? `See the values of “${instead.label}”`
          : `Show ${instead.label}: ${instead.value}`}
      </a>
    </p>
  )
}

/** Says which filters of the address the list does not apply, and leads to those that may be meant. */
export function IgnoredFilters({ filters }: { filters: readonly IgnoredFilter[] }) {
  if (filters.length === 0) return null
  return (
    <div className="mt-4 max-w-[46em] space-y-2 border-warn border-l-2 pl-3 [overflow-wrap:anywhere]">
      {filters.map((filter) => (
        <Ignored key={`${filter.name} ${filter.value}`} filter={filter} />
      ))}
    </div>
  )
}
