import { PageMain } from '@/components/layout/page-main'
import { SiteLink } from '@/components/layout/site-link'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { compareCountries } from '@/lib/portal/compare/country-comparison'
import { type ComparedCountries, getComparedCountries } from '@/lib/portal/compare/load'
import { countryPath } from '@/lib/portal/records/record-path'
import { counted, enumerated } from '@/lib/text/counted'
import { CompareForm, CompareNote, NoMore, Surplus } from './compare-notes'
import { ComparisonView } from './comparison-view'

interface ChoiceProps extends ComparedCountries {
  state: CompareState
}

/** Lists the countries in the address that cannot be compared, with a remedy. */
function Problems({ unknown, surplus, meant, state }: ChoiceProps) {
  const { find, ids, countries = [] } = state
  return (
    <>
      {unknown.length > 0 && (
        <CompareNote>
          There is no country with the code {enumerated(unknown)}. Choose one from the list.
        </CompareNote>
      )}
      {find !== undefined && (
        <CompareNote>
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
        </CompareNote>
      )}
      {ids.length > 0 && (
        <CompareNote>
          Countries and projects cannot be compared with each other.{' '}
          <SiteLink href={compareAddress({ ids, onlyDifferences: false })}>
            Compare the {counted(ids.length, 'project')}
          </SiteLink>
        </CompareNote>
      )}
      <Surplus surplus={surplus} many="countries" />
    </>
  )
}

/** Adds a country. */
function CountryForm({ countries, all, state }: ChoiceProps) {
  const codes = state.countries ?? []
  if (countries.length >= maxCompared) return <NoMore many="countries" />
  return (
    <CompareForm state={state} stated={['countries', codes.join(',')]} submit="Add">
      <label className="field-label">
        {codes.length === 0 ? 'First country' : 'Add a country'}
        <select name="countries" required className="field">
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
    </CompareForm>
  )
}

export async function CompareCountries({ state }: { state: CompareState }) {
  const compared = await getComparedCountries(state.countries ?? [], state.find)
  const codes = [...compared.countries.map(({ country }) => country.code), ...compared.surplus]
  const props = { ...compared, state: { ...state, countries: codes } }
  const stated = { ids: [], countries: codes, onlyDifferences: state.onlyDifferences }
  return (
    <PageMain section="compare" title="Compare countries">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Compare the national wallets, laws and projects of up to {maxCompared} countries. Copy the
        link to share your comparison.
      </p>
      <Problems {...props} />
      <CountryForm {...props} />
      {compared.countries.length > 0 && (
        <ComparisonView
          whole={compareCountries(compared.countries)}
          subjects={compared.countries.map(({ country: { code, name } }) => ({
            key: code,
            name,
            path: countryPath(code),
            removal: compareAddress({
              ...stated,
              countries: codes.filter((other) => other !== code),
            }),
          }))}
          state={stated}
          records={compared.records}
          one="country"
        />
      )}
    </PageMain>
  )
}
