import type { NameLookup } from '@/lib/portal/names/name-lookup'
import { lawYear } from '@/lib/portal/records/law-date'
import { unionCode } from '@/lib/portal/records/union-laws'
import { countryCell, defineList, numberColumn } from '../define-list'
import { countryFacet, withNone, yearFacet } from '../facets'
import type { Cell, RecordSubject } from '../list-definition'

type Subject = RecordSubject<'regulations'>

function getYear({ item }: Subject): string[] {
  const year = lawYear(item)
  return year === undefined ? [] : [year]
}

/** The European Union is not a country, but the API filters its regulations by a code in the form of a country code. */
function getCodes({ item, isOfUnion }: Subject): string[] {
  if (item.country) return [item.country.code]
  return isOfUnion ? [unionCode] : []
}

/** An API need not list the union among its countries. A country missing from that list is named by its code. */
const unionName = (names: NameLookup): string => {
  const name = names.country(unionCode)
  return name === unionCode ? 'European Union' : name
}

/** Links to the union's profile only if the API has one. */
function getPlace({ item, isOfUnion }: Subject, names: NameLookup): Cell {
  if (item.country || !isOfUnion) return countryCell(item.country) ?? 'International or regional'
  const name = unionName(names)
  return names.country(unionCode) === unionCode ? name : { code: unionCode, name }
}

const country = countryFacet<Subject>({ key: 'country', label: 'Country', values: getCodes })

export const regulationList = defineList<'regulations'>({
  family: 'regulations',
  intro:
    'Laws and regulations that matter to identity projects, and how many projects follow each.',
  columns: [
    { key: 'country', title: 'Country', kind: 'country', getCell: getPlace },
    { key: 'text', title: 'Text', kind: 'website', getCell: ({ item }) => item.url },
    numberColumn({
      key: 'projects',
      title: 'Projects',
      csvTitle: 'Projects following',
      countedAt: '/projects?regulation=',
      getNumber: ({ item }) => item.stats.total_links,
    }),
  ],
  facets: [
    withNone(
      {
        ...country,
        getName: (value, names) =>
          value === unionCode ? unionName(names) : country.getName(value, names),
      },
      'International or regional',
    ),
    withNone(yearFacet({ key: 'year', label: 'Year in its name', values: getYear }), 'No year'),
  ],
  getName: ({ item }) => item.title,
  getOtherNames: ({ item }) => [item.official_name],
  getNote: ({ item }) => (item.official_name === item.title ? undefined : item.official_name),
})
