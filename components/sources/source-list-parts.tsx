import { SiteLink } from '@/components/layout/site-link'
import { sourceKindName, sourceStateName } from '@/lib/portal/sources/source-names'
import {
  type SourceListState,
  sourceFilters,
  sourceListAddress,
} from '@/lib/portal/sources/source-query'
import { capitalized } from '@/lib/text/sentences'

interface ListProps {
  path: string
  state: SourceListState
}

const filterTexts: Readonly<Record<string, (value: string) => string>> = {
  q: (value) => `Contains “${value}”`,
  kind: (value) => `Kind: ${capitalized(sourceKindName(value))}`,
  status: (value) => `Link status: ${capitalized(sourceStateName(value))}`,
  publisher: (value) => `Publisher: ${value}`,
}

/** The filters of a list, each with the address of the list without it. */
export const listFilters = ({ path, state }: ListProps) =>
  Object.entries(sourceFilters(state)).map(([key, value]) => ({
    key,
    text: filterTexts[key]?.(value) ?? value,
    address: sourceListAddress(path, { ...state, [key]: undefined, page: 1 }),
  }))

/** The message in an empty list. */
export function NothingFound({ path, state, pages }: ListProps & { pages: number }) {
  return (
    <div className="mt-4 border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {pages > 0 ? `This list ends with page ${pages}.` : 'No results.'}
      </p>
      <p className="mt-2 max-w-[42em] text-muted">
        {pages > 0 ? (
          <SiteLink href={sourceListAddress(path, { ...state, page: pages })}>
            Go to page {pages}
          </SiteLink>
        ) : (
          <>
            Remove a filter, or <SiteLink href={path}>show the full list</SiteLink>.
          </>
        )}
      </p>
    </div>
  )
}

/** Shown if the API has no records of sources. */
export function NoSources() {
  return (
    <p className="mt-6 max-w-[42em]">
      The API behind this site has no list of sources. Each page links to the sources of its facts.
    </p>
  )
}
