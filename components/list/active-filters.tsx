interface ActiveFiltersProps {
  /** Each with the address of the page without it. */
  filters: readonly { key: string; text: string; address: string }[]
}

/**
 * The active filters of a page, each as a link that removes it. The links load the page, because a change in place would
 * remove the link that has the focus.
 */
export function ActiveFilters({ filters }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul className="screen-only flex flex-wrap gap-x-3 gap-y-1" aria-label="Active filters">
      {filters.map(({ key, text, address }) => (
        <li key={key}>
          <a href={address} className="active-filter" title="Remove this filter">
            <span className="sr-only">Remove filter </span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
