import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { unknownKeys } from '@/lib/portal/compare/comparison'
import { findCountry, type LoadedComparison } from '@/lib/portal/compare/load'
import { counted, enumerated } from '@/lib/text/counted'

/** A note about a problem in the address, with a remedy. */
export function CompareNote({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 max-w-[42em] border-warn border-l-2 pl-3 [overflow-wrap:anywhere]">
      {children}
    </p>
  )
}

function InvalidIds({ invalid = [] }: Pick<CompareState, 'invalid'>) {
  if (invalid.length === 0) return null
  const isOne = invalid.length === 1
  return (
    <CompareNote>
      {enumerated(invalid.map((text) => `“${text}”`))} {isOne ? 'is not an id' : 'are not ids'}. The
      id of a project is the number in the address of its profile.
    </CompareNote>
  )
}

/** Text that is not the code of a country, with a link that adds the country it names. */
async function CountryName({ find, keys }: { find: string; keys: CompareState['keys'] }) {
  const similarCountry = await findCountry(find)
  return (
    <CompareNote>
      “{find}” is not the code of a country.{' '}
      {similarCountry ? (
        <SiteLink href={compareAddress('countries', [...new Set([...keys, similarCountry.code])])}>
          Add {similarCountry.name}
        </SiteLink>
      ) : (
        'Choose one from the list.'
      )}
    </CompareNote>
  )
}

/**
 * Explains which parts of an address are not compared, with remedies. If a visitor removes a record, the next surplus
 * record takes its column.
 */
export function Problems({ state, loaded }: { state: CompareState; loaded: LoadedComparison }) {
  const { kind, keys, besides = [], find, invalid } = state
  const { unknown, surplus } = loaded
  return (
    <>
      {kind === 'projects' && <InvalidIds invalid={invalid} />}
      {unknown.length > 0 && (
        <CompareNote>
          {unknownKeys(kind, unknown)}
          {kind === 'countries' && ' Choose one from the list.'}
        </CompareNote>
      )}
      {kind === 'countries' && find !== undefined && <CountryName find={find} keys={keys} />}
      {kind === 'countries' && besides.length > 0 && (
        <CompareNote>
          Countries and projects cannot be compared with each other.{' '}
          <SiteLink href={compareAddress('projects', besides)}>
            Compare the {counted(besides.length, 'project')}
          </SiteLink>
        </CompareNote>
      )}
      {surplus.length > 0 && (
        <CompareNote>
          You can compare up to {maxCompared} {kind}:{' '}
          {counted(surplus.length, 'more was', 'more were')} left out.
        </CompareNote>
      )}
    </>
  )
}
