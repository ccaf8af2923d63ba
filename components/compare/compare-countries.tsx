import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import { SourceList } from '@/components/sources/source-list'
import {
  type CompareState,
  compareAddress,
  compareCountriesFileAddress,
  maxCompared,
} from '@/lib/portal/compare/compare-query'
import { comparisonSources, findDifferences } from '@/lib/portal/compare/comparison'
import { compareCountries } from '@/lib/portal/compare/country-comparison'
import { type ComparedCountries, getComparedCountries } from '@/lib/portal/compare/load'
import { countryPath } from '@/lib/portal/records/record-path'
import { counted, enumerated } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { CompareTable, SameRows } from './compare-table'
import { RowSwitch } from './row-switch'

interface ChoiceProps extends ComparedCountries {
  state: CompareState
}

const note = 'mt-4 max-w-[42em] border-warn border-l-2 pl-3'

/** Lists the countries in the address that cannot be compared, with a remedy. */
function Problems({ unknown, surplus, meant, state }: ChoiceProps) {
  const { find, ids, countries = [] } = state
  return (
    <>
      {unknown.length > 0 && (
        <p className={note}>
          There is no country with the code {enumerated(unknown)}. Choose one from the list.
        </p>
      )}
      {find !== undefined && (
        <p className={note}>
          “{find}” is not the code of a country.{' '}
          {meant ? (
            <SiteLink
              href={compareAddress({
                ids: [],
                countries: [...new Set([...countries, meant.code])],
                onlyDifferences: false,
              })}
            >
              Add {meant.name}
            </SiteLink>
          ) : (
            'Choose one from the list.'
          )}
        </p>
      )}
      {ids.length > 0 && (
        <p className={note}>
          Countries and projects cannot be compared with each other.{' '}
          <SiteLink href={compareAddress({ ids, onlyDifferences: false })}>
            Compare the {counted(ids.length, 'project')}
          </SiteLink>
        </p>
      )}
      {surplus.length > 0 && (
        <p className={note}>
          You can compare up to {maxCompared} countries:{' '}
          {counted(surplus.length, 'more was', 'more were')} left out.
        </p>
      )}
    </>
  )
}

const field = 'h-10 rounded border border-rule bg-surface px-3 text-ink'

/** Adds a country. It is a plain form that works without scripts. */
function CountryForm({ countries, all, state }: ChoiceProps) {
  const codes = state.countries ?? []
  if (countries.length >= maxCompared) {
    return (
      <p className="screen-only mt-5 text-muted text-note">
        Maximum {maxCompared} countries. Remove one to add another.
      </p>
    )
  }
  return (
    <form action="/compare" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      {codes.length > 0 && <input type="hidden" name="countries" value={codes.join(',')} />}
      <label className="block w-full text-muted text-note sm:w-96">
        {codes.length === 0 ? 'First country' : 'Add a country'}
        <select name="countries" required className={`${field} mt-1 block w-full text-base`}>
          <option value="">Choose a country</option>
          {all
            .filter(({ code }) => !codes.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {state.onlyDifferences && <input type="hidden" name="only" value="differences" />}
      <button type="submit" className={`${field} cursor-pointer font-medium hover:bg-accent-soft`}>
        Add
      </button>
    </form>
  )
}

function CountryComparison({ countries, records, state }: ChoiceProps) {
  const whole = compareCountries(countries)
  const several = countries.length > 1
  const differences = several ? findDifferences(whole) : whole
  const comparison = several && state.onlyDifferences ? differences : whole
  const codes = countries.map(({ country }) => country.code)
  const sources = comparisonSources(comparison, ['compare', ...codes].join('-'))
  return (
    <>
      {countries.length > 1 ? (
        <RowSwitch comparison={whole} state={state} />
      ) : (
        <p className="mt-6 text-muted text-note">Add another country to see where they differ.</p>
      )}
      <CompareTable
        subjects={countries.map(({ country: { code, name } }) => ({
          key: code,
          name,
          path: countryPath(code),
          removal: compareAddress({
            ...state,
            countries: state.countries?.filter((one) => one !== code),
          }),
        }))}
        comparison={differences}
        sources={sources}
      />
      <SameRows comparison={comparison} sources={sources} />
      <p className="mt-3 max-w-[48em] text-muted text-note">
        {whole.empty.length > 0 && `${notDisclosedLabel}: ${enumerated(whole.empty)}. `}
        <span className="screen-only">Download with all sources: </span>
        <TableDownloads
          what="the comparison"
          getAddress={(format) => compareCountriesFileAddress(codes, format)}
        />
      </p>
      <div className="profile-body lg:mt-0">
        <SourceList index={sources} records={records} />
      </div>
    </>
  )
}

export async function CompareCountriesView({ state }: { state: CompareState }) {
  const compared = await getComparedCountries(state.countries ?? [], state.find)
  const known = [...compared.countries.map(({ country }) => country.code), ...compared.surplus]
  const props = { ...compared, state: { ...state, countries: known } }
  return (
    <PageMain section="compare">
      <div className="pt-9">
        <PageTitle>Compare countries</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Compare the national wallets, laws and projects of up to {maxCompared} countries. Copy the
          link to share your comparison.
        </p>
        <Problems {...props} />
        <CountryForm {...props} />
      </div>
      {compared.countries.length > 0 && (
        <CountryComparison {...props} state={{ ...props.state, ids: [], find: undefined }} />
      )}
    </PageMain>
  )
}
