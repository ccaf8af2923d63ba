/** Answers that count the records of a list, or the countries of some projects, with the first of them. */
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { displayName, type Family, getWords } from '@/lib/contract/families'
import { getNames, makeGraph, unionLawCount } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { indexOfList, listView } from '@/lib/portal/list/data-lists'
import { propertyFacetKey } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import { lists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, getMatchKey, listAddress, matchAll } from '@/lib/portal/list/list-state'
import { credentialFormats, exchangeProtocols } from '@/lib/portal/projects/credential-protocols'
import { describeStatuses, statusLabel } from '@/lib/portal/projects/status'
import { getGroup } from '@/lib/portal/records/country-groups'
import { countryPath, profilePath } from '@/lib/portal/records/record-path'
import { countLaws, isMemberOfUnion, unionCode } from '@/lib/portal/records/union-laws'
import { type ProjectEntry, projectEntry } from '@/lib/portal/related/project-entry'
import { protocols } from '@/lib/portal/wallets/protocols'
import { regionTitle } from '@/lib/portal/wallets/wallets-query'
import { allCounted, counted, enumerated } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { inSentence } from '@/lib/text/names'
import { uncapitalized } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, cutRows, makeNumber } from './answer'
import { isYear } from './periods'
import { has, type Question } from './question'
import { filteringFamilies, filterKeys } from './record-answers'

const specialNouns: Readonly<Record<string, readonly [singular: string, plural: string]>> = {
  Wallet: ['wallet', 'wallets'],
  Credential: ['credential project', 'credential projects'],
  'Organization identity': ['project for organizations', 'projects for organizations'],
  Infrastructure: ['infrastructure project', 'infrastructure projects'],
  Software: ['software project', 'software projects'],
  'Pilot programme': ['pilot programme', 'pilot programmes'],
  'Research and funding': ['research or funding project', 'research and funding projects'],
  Alliance: ['alliance', 'alliances'],
  Consortium: ['consortium', 'consortia'],
}

/** The kinds of projects that a question is about. */
const getKinds = ({ wallet, kind }: Question): string[] => [
  ...(wallet.length > 0 ? ['Wallet'] : []),
  ...kind,
]

const recordsIn = ({ record }: Question, family: Family) =>
  record.filter((found) => found.family === family)

const inPlaces = (places: readonly string[], preposition = 'in'): string =>
  places.length > 0 ? ` ${preposition} ${enumerated(places)}` : ''

/** ` in healthcare in Germany and Europe`; for countries, ` among the EU states` */
export function placePhrase(question: Question, family: Family, data: PortalData): string {
  const names = getNames(data)
  const industries = recordsIn(question, 'industries').flatMap(
    ({ id }) => names.industry(String(id)) ?? [],
  )
  const places = [
    ...question.country.map((code) => inSentence(names.country(code))),
    ...question.region.map((region) => inSentence(regionTitle(region))),
    ...question.group.map((key) => `the ${getGroup(key)?.members ?? key}`),
  ]
  const isAmong = family === 'countries' && has(question, 'group')
  return `${inPlaces(industries.map(uncapitalized))}${inPlaces(places, isAmong ? 'among' : 'in')}`
}

/** ` that launched or began a pilot in 2021` for projects, ` of 2021` for others; ` between 2018 and 2020`. */
function yearPhrase(question: Question, family: Family): string {
  if (!has(question, 'year', 'period')) return ''
  const [period] = question.period
  const what = family === 'projects' ? ' that launched or began a pilot' : ''
  if (period) return `${what} ${period.text}`
  return `${what} ${what ? 'in' : 'of'} ${enumerated(question.year, 'or')}`
}

/** The families whose records projects use or have as a partner. All of several such records are meant. */
const connectedFamilies = filteringFamilies.filter((family) => family !== 'industries')

const propertyNames = {
  uses_or_endorses_zkp: 'zero-knowledge proofs',
  uses_ssi: 'self-sovereign identity',
} as const

/** ` with SD-JWT and OpenID4VCI` */
function connectionPhrase(question: Question, data: PortalData): string {
  const names = getNames(data)
  const namedRecords = [
    ...connectedFamilies.flatMap((family) =>
      recordsIn(question, family).map(({ id }) =>
        displayName(family, names.record(family, String(id))),
      ),
    ),
    ...question.protocol.map((protocol) => protocols[protocol].label),
    ...question.property.map((property) => propertyNames[property]),
  ]
  return namedRecords.length > 0 ? ` with ${enumerated(namedRecords)}` : ''
}

/** The years of a list that the question means. A period without any is one of its years, so that nothing matches. */
function getYears({ year, period }: Question, index: ListIndex): string[] {
  const inList = [...new Set(index.values.get('year')?.flat())].filter(isYear)
  const inPeriods = period.flatMap(({ from, to }) => {
    const years = inList.filter((found) => found >= (from ?? found) && found <= (to ?? found))
    return years.length > 0 ? years : [from ?? to ?? '']
  })
  return [...year, ...inPeriods]
}

/** The filters for a question. They do not apply to a list without these facets. */
export function getFilters(question: Question, index: ListIndex): Filters {
  const years = getYears(question, index)
  const protocolsIn = (techniques: object) =>
    question.protocol.filter((name) => Object.hasOwn(techniques, name))
  const values: Record<string, readonly string[]> = {
    country: question.country,
    region: question.region.map(regionTitle),
    group: question.group,
    year: years,
    // A wallet that was launched in a year may have ended since.
    status: years.length > 0 ? [] : question.status.flat(),
    kind: getKinds(question),
    level: question.level,
    type: [...question.type, ...question.sector],
    format: protocolsIn(credentialFormats),
    protocol: protocolsIn(exchangeProtocols),
  }
  for (const property of question.property) values[propertyFacetKey(property)] = ['yes']
  for (const family of filteringFamilies) {
    values[filterKeys[family]] = recordsIn(question, family).map(({ id }) => String(id))
  }
  // A project must meet all conditions of a question.
  for (const key of [
    ...connectedFamilies.map((family) => filterKeys[family]),
    'format',
    'protocol',
  ]) {
    if ((values[key]?.length ?? 0) > 1) values[getMatchKey(key)] = [matchAll]
  }
  const selectedValues = Object.entries(values).filter(([, selected]) => selected.length > 0)
  return Object.fromEntries(
    selectedValues.map(([key, selected]) => [key, [...new Set(selected)].sort()]),
  )
}

/** `launched national wallets in Europe`, in the singular and the plural. */
function nounPhrase(question: Question, family: Family): readonly [string, string] {
  const { singular, plural } = getWords(family)
  const [noun = ''] = [...getKinds(question), ...question.type]
  const nouns = specialNouns[noun] ?? [singular, plural]
  const statuses = has(question, 'year', 'period') ? [] : question.status
  const states = enumerated(
    statuses.map(([status = '', ...others]) => (others.length > 0 ? 'ended' : statusLabel(status))),
  )
  const before = [...question.sector, states, ...question.level]
    .filter(Boolean)
    .map((word) => `${word.toLowerCase()} `)
  return [`${before.join('')}${nouns[0]}`, `${before.join('')}${nouns[1]}`]
}

/** How many records were filtered and, for laws, the number of laws of the European Union. */
function getText(family: Family, { country }: Question, data: PortalData, found: number): string {
  const { singular, plural } = getWords(family)
  // Not the length of the index, which has countries without any records.
  const { total } = listView(data, family, { page: 1, filters: {} })
  const known = `the ${counted(total, singular, plural)} we know of`
  const union = unionLawCount(data) ?? 0
  const isOfUnion = family === 'regulations' && union > 0 && country.some(isMemberOfUnion)
  const addition = found > 0 ? 'In addition' : 'However'
  const unionSentence = isOfUnion ? ` ${addition}, ${counted(union, 'law')} of the EU apply.` : ''
  return `${found > 0 ? `Of ${known}` : `None of ${known} matches`}.${unionSentence}`
}

/** What follows the noun: ` with SD-JWT in Germany that launched or began a pilot in 2021` */
function qualifiers(question: Question, family: Family, data: PortalData): string {
  const technique = connectionPhrase(question, data)
  const place = placePhrase(question, family, data)
  const years = yearPhrase(question, family)
  return family === 'projects' ? `${technique}${place}${years}` : `${years}${technique}${place}`
}

/** Counts the records of a family that a question describes. Undefined if the list cannot be filtered by it. */
export function answerList(
  family: Family,
  question: Question,
  data: PortalData,
): Answer | undefined {
  // No project is of two kinds.
  if (!data[family].ok || getKinds(question).length + question.type.length > 1) return undefined
  const index = indexOfList(data, family)
  const filters = getFilters(question, index)
  const filtered = Object.keys(filters).filter((key) => !filters[key]?.includes(matchAll))
  // Another API may not state a property of any record.
  const isStated = (key: string) =>
    index.values.get(key)?.some(([value = noValue]) => value !== noValue)
  if (!filtered.every(isStated)) return undefined
  const state = { page: 1, filters }
  const { total, rows } = listView(data, family, state)
  const path = listAddress(`/${family}`, state)
  const nouns = nounPhrase(question, family)
  const qualifier = qualifiers(question, family, data)
  const [one, several] = [`${nouns[0]}${qualifier}`, `${nouns[1]}${qualifier}`] as const
  const answerRows = rows.map(
    ({ id, name, code, cells: { status, country } }): AnswerRow => ({
      name,
      path: profilePath({ family, id, name, code }),
      ...(typeof status === 'string' ? { status } : {}),
      ...(family === 'projects' && typeof country === 'object' ? { note: country.name } : {}),
    }),
  )
  return {
    title: total > 0 ? counted(total, one, several) : `No ${several}`,
    path,
    text: filtered.length > 0 ? getText(family, question, data, total) : lists[family].intro,
    number: makeNumber(total, ...nouns),
    ...cutRows(answerRows, total),
    links: [
      total > 0
        ? { text: allCounted(total, one, several), path }
        : { text: `All ${getWords(family).plural}`, path: `/${family}` },
    ],
  }
}

/**
 * The countries of projects. Countries with the most projects come first. Undefined if there are none.
 * @param what the projects, in a sentence: `projects that use a ledger`
 */
export function countByCountry(
  what: string,
  entries: readonly ProjectEntry[],
  { path, text, links }: Pick<Answer, 'path' | 'text' | 'links'>,
): Answer | undefined {
  const countries = entries.flatMap(({ country }) =>
    country && country.code !== unionCode ? country : [],
  )
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  const rows = [...countValues(countries.map(({ code }) => code))]
    .map(([code, count]) => ({ name: names.get(code) ?? code, path: countryPath(code), count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .map(({ count, ...row }) => ({ ...row, note: counted(count, 'project') }))
  if (rows.length === 0) return undefined
  return {
    title: `${counted(rows.length, 'country has', 'countries have')} ${what}`,
    path,
    text,
    number: makeNumber(rows.length, 'country', 'countries'),
    ...cutRows(rows),
    links,
  }
}

/** The countries of the projects that a question describes, or these projects if they are in no country. */
export function answerCountries(question: Question, data: PortalData): Answer | undefined {
  const list = answerList('projects', question, data)
  if (!list?.number?.value) return undefined
  const { nodes } = unwrap(makeGraph(data)).data
  const index = indexOfList(data, 'projects')
  const names = getNames(data)
  const entries = matchingPositions(index, getFilters(question, index)).flatMap((position) => {
    const node = nodes.get(`project-${index.ids[position]}`)
    return (node && projectEntry(node, names)) ?? []
  })
  const [, plural] = nounPhrase(question, 'projects')
  const { path, title, links } = list
  const what = `${plural}${qualifiers(question, 'projects', data)}`
  const text = has(question, 'status') ? `${title}.` : `${title}: ${describeStatuses(entries)}.`
  return countByCountry(what, entries, { path, text, links }) ?? list
}

/** The countries with laws of their own. Countries with the most laws come first. */
export function answerCountriesWithLaws(data: PortalData): Answer | undefined {
  const countries = dataOrUndefined(data.countries)
  if (!countries) return undefined
  const union = unionLawCount(data) ?? 0
  const found = countries
    .filter(({ code }) => code !== unionCode)
    .map((country) => ({ ...country, laws: countLaws(country, union).national }))
    .filter(({ laws }) => laws > 0)
    .sort((a, b) => b.laws - a.laws)
  const path = listAddress('/countries', { filters: { with: ['national-laws'] } })
  return {
    title: counted(
      found.length,
      'country has a law of its own',
      'countries have laws of their own',
    ),
    path,
    text:
      union > 0
        ? `In addition, ${counted(union, 'law')} of the European Union apply in its member states.`
        : '',
    number: makeNumber(found.length, 'country', 'countries'),
    ...cutRows(
      found.map(({ code, name, laws }) => ({
        name,
        path: countryPath(code),
        note: counted(laws, 'law'),
      })),
    ),
    links: [
      { text: 'All countries with laws', path },
      { text: `All ${getWords('regulations').plural}`, path: '/regulations' },
    ],
  }
}
