import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'

/** What the list shows instead of an unknown order or page. */
const usual: Readonly<Record<string, string>> = {
  sort: 'is not a sort order of this list, so it was ignored.',
  page: 'is not a page of this list. You see the first page.',
}

function Ignored({ filter: { name, value, label, instead } }: { filter: IgnoredFilter }) {
  if (!instead) {
    return (
      <p>
        “{value}” {usual[name]}
      </p>
    )
  }
  return (
    <p>
      {label === undefined
        ? `This list has no filter “${name}”, so “${value}” was ignored.`
        : `“${value}” is not a value of the filter “${label}”, so it was ignored.`}{' '}
      <a href={instead.address} className="inline-block py-0.5">
        {instead.value === undefined
          ? `See the values of “${instead.label}”`
          : `Show ${instead.label}: ${instead.value}`}
      </a>
    </p>
  )
}

/**
 * Names the parameters of the address that the list ignores, and links to the filters that are
 * probably meant.
 */
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
