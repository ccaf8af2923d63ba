import { SiteLink } from '@/components/layout/site-link'
import type { SearchFacet } from '@/lib/portal/search/search-facets'
import { formatCount } from '@/lib/text/counted'

/** Links that limit the results to a value, or remove the limit. */
export function SearchFacets({ facets }: { facets: readonly SearchFacet[] }) {
  return (
    <nav aria-label="Filter the results" className="search-facets screen-only">
      {facets.map(({ title, options }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {options.map(({ name, count, path, isChosen }) => (
              <li key={name}>
                <SiteLink href={path} aria-current={isChosen ? 'true' : undefined}>
                  {isChosen && <span aria-hidden>✕ </span>}
                  {name}
                  {isChosen && <span className="sr-only"> (remove this filter)</span>}
                </SiteLink>{' '}
                <span>{formatCount(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
