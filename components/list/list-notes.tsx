import { Mistakes } from '@/components/layout/mistakes'
import type { IgnoredFilter } from '@/lib/portal/list/ignored-filters'
import { withFacet } from '@/lib/portal/list/list-state'
import type { ListView } from '@/lib/portal/list/list-view'
import { counted, formatCount } from '@/lib/text/counted'
import { ListLink } from './list-link'

/** The order or page that is used instead of an unknown one. */
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
        : `“${value}” is not a valid value for the filter “${label}”, so it was ignored.`}{' '}
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
    <Mistakes>
      {filters.map((filter) => (
        <Ignored key={`${filter.name} ${filter.value}`} filter={filter} />
      ))}
    </Mistakes>
  )
}

/** A note next to the filters on records that they exclude because their value is not disclosed. */
export function UnknownNote({ view: { state, unknown } }: { view: ListView }) {
  const link = { className: 'inline-block py-0.5' }
  return unknown?.map(({ key, value, count, words, instead }) => (
    <p key={key} className="text-muted">
      {words}:{' '}
      <ListLink {...link} to={withFacet(state, key, [...(state.filters[key] ?? []), value])}>
        {count === 1 ? 'include it' : 'include them'}
      </ListLink>
      {instead && (
        <>
          {' or '}
          <ListLink {...link} to={{ ...withFacet(state, key, []), open: instead.key }}>
            filter by “{instead.label}”
          </ListLink>
        </>
      )}
      .
    </p>
  ))
}

/** Notes on the records that the list does not show, because they are hidden by default or could not be read. */
export function ListOmissions({ view }: { view: ListView }) {
  const { state, remainder, omitted } = view
  return (
    <>
      {remainder && (
        <p className="mt-3 text-muted text-note">
          {counted(remainder.count, 'more', 'more')} {remainder.words}.{' '}
          <ListLink to={withFacet(state, remainder.key, [remainder.value])}>
            Show {remainder.count === 1 ? 'it' : 'them'} too
          </ListLink>
          .
        </p>
      )}
      {omitted > 0 && (
        <p className="mt-3 text-muted text-note">
          Invalid entries skipped: {formatCount(omitted)}.
        </p>
      )}
    </>
  )
}
