/** Compares countries, on the page and as a file. */
import type { Table } from '@/lib/portal/publish/table/table-file'
import { compareCountriesAddress } from './compare-query'
import { type Comparison, compareFields, makeComparisonTable } from './comparison'
import { type ComparedCountry, countryFields } from './country-fields'

export const compareCountries = (countries: readonly ComparedCountry[]): Comparison =>
  compareFields(countryFields, countries)

export const countryComparisonTable = (countries: readonly ComparedCountry[]): Table =>
  makeComparisonTable({
    comparison: compareCountries(countries),
    subjects: countries.map(({ country: { code, name } }) => ({ id: code, name })),
    columns: [
      { key: 'country_code', title: 'Country code' },
      { key: 'country', title: 'Country' },
    ],
    path: compareCountriesAddress(countries.map(({ country }) => country.code)),
  })
