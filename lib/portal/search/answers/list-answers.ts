/** Answers that count the records of a list by filters, with the first of them. */
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { displayName, type Family, getWords } from '@/lib/contract/families'
import { getNames, makeGraph, unionLawCount } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { indexOfList, listView } from '@/lib/portal/list/data-lists'
import { propertyFacetKey } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import type { ListRow } from '@/lib/portal/list/list-definition'
import { lists } from '@/lib/portal/list/list-definitions'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, getMatchKey, listAddress, matchAll } from '@/lib/portal/list/list-state'
import { credentialFormats, exchangeProtocols } from '@/lib/portal/projects/credential-protocols'
import { describeStatuses, statusLabel } from '@/lib/portal/projects/status'
import { getGroup } from '@/lib/portal/records/country-groups'
import { profilePath } from '@/lib/portal/records/record-path'
import { isMemberOfUnion } from '@/lib/portal/records/union-laws'
import { projectEntry } from '@/lib/portal/related/project-entry'
import { facetOfFamily } from '@/lib/portal/related/usage'
import { protocols } from '@/lib/portal/wallets/protocols'
import { regionTitle } from '@/lib/portal/wallets/wallets-query'
import { allCounted, counted, enumerated } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'
import { uncapitalized } from '@/lib/text/sentences'
import { type Answer, type AnswerRow, cutRows } from './answer'
import { countByCountry } from './record-answers'
import { hasTerm, select, type Understood } from './understand'
import { isYear, namedProperties } from './vocabulary'

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

/** The kinds and types of projects that a question is about. */
const findNouns = (understood: Understood): string[] => [
  ...(hasTerm(understood, 'wallet') ? ['Wallet'] : []),
  ...select(understood, 'kind'),
  ...select(understood, 'type'),
]

/** ` in healthcare in Germany and Europe` */
function placePhrase(understood: Understood, data: PortalData): string {
  const names = getNames(data)
  const industries = recordsIn(understood, 'industries').flatMap(
    ({ id }) => names.industry(String(id)) ?? [],
  )
  const places = [
    ...select(understood, 'country').map((code) => inSentence(names.country(code))),
    ...select(understood, 'region').map((region) => inSentence(regionTitle(region))),
    ...select(understood, 'group').map((key) => `the ${getGroup(key)?.members ?? key}`),
  ]
  return [industries.map(uncapitalized), places]
    .map((list) => (list.length > 0 ? ` in ${enumerated(list)}` : ''))
    .join('')
}

const recordsIn = (understood: Understood, family: Family) =>
  select(understood, 'record').filter((record) => record.family === family)

const protocolsIn = (understood: Understood, techniques: object): string[] =>
  select(understood, 'protocol').filter((name) => Object.hasOwn(techniques, name))

export const hasYears = (understood: Understood): boolean => hasTerm(understood, 'year', 'period')

/** ` that launched or began a pilot in 2021` for projects, ` of 2021` for others; ` between 2018 and 2020`. */
function yearPhrase(understood: Understood, family: Family): string {
  const [years, [period]] = [select(understood, 'year'), select(understood, 'period')]
  if (!hasYears(understood)) return ''
  const what = family === 'projects' ? ' that launched or began a pilot' : ''
  if (period) return `${what} ${period.text}`
  return `${what} ${what ? 'in' : 'of'} ${enumerated(years, 'or')}`
}

const facets = { ...facetOfFamily, entities: 'partner' } as const
/** The families of the records by which a list of projects can be filtered. */
export const filteringFamilies = Object.keys(facets) as (keyof typeof facets)[]

/** The families whose records projects use or have as a partner. All of several such records are meant. */
const connectedFamilies = filteringFamilies.filter((family) => family !== 'industries')

/** ` with SD-JWT and OpenID4VCI` */
function connectionPhrase(understood: Understood, data: PortalData): string {
  const names = getNames(data)
  const namedRecords = [
    ...connectedFamilies.flatMap((family) =>
      recordsIn(understood, family).map(({ id }) =>
        displayName(family, names.record(family, String(id))),
      ),
    ),
    ...select(understood, 'protocol').map((protocol) => protocols[protocol].label),
    ...select(understood, 'property').map((property) => namedProperties[property]),
  ]
  return namedRecords.length > 0 ? ` with ${enumerated(namedRecords)}` : ''
}

/** The years of a list that the question means. A period without any is one of its years, so that nothing matches. */
function getYears(understood: Understood, index: ListIndex): string[] {
  const inList = [...new Set(index.values.get('year')?.flat())]
  const inPeriods = select(understood, 'period').flatMap(({ from, to }) => {
    const years = inList.filter(
      (year) => isYear(year) && year >= (from ?? year) && year <= (to ?? year),
    )
    return years.length > 0 ? years : [from ?? to ?? '']
  })
  return [...select(understood, 'year'), ...inPeriods]
}

/** The filters for the terms. They do not apply to a list without these facets. */
function getFilters(understood: Understood, index: ListIndex): Filters {
  const years = getYears(understood, index)
  const values: Record<string, string[]> = {
    country: select(understood, 'country'),
    region: select(understood, 'region').map(regionTitle),
    group: select(understood, 'group'),
    year: years,
    // A wallet that was launched in a year may have ended since.
    status: years.length > 0 ? [] : select(understood, 'status').flat(),
    kind: [...select(understood, 'kind'), ...(hasTerm(understood, 'wallet') ? ['Wallet'] : [])],
    level: select(understood, 'level'),
    type: [...select(understood, 'type'), ...select(understood, 'sector')],
    ...Object.fromEntries(
      filteringFamilies.map((family) => [
        facets[family],
        recordsIn(understood, family).map(({ id }) => String(id)),
      ]),
    ),
    format: protocolsIn(understood, credentialFormats),
    protocol: protocolsIn(understood, exchangeProtocols),
    ...Object.fromEntries(
      select(understood, 'property').map((property) => [propertyFacetKey(property), ['yes']]),
    ),
  }
  // A project must meet all conditions of a question.
  for (const key of [...connectedFamilies.map((family) => facets[family]), 'format', 'protocol']) {
    if ((values[key]?.length ?? 0) > 1) values[getMatchKey(key)] = [matchAll]
  }
  const selectedValues = Object.entries(values).filter(([, selected]) => selected.length > 0)
  return Object.fromEntries(
    selectedValues.map(([key, selected]) => [key, [...new Set(selected)].sort()]),
  )
}

/** `launched national wallets in Europe`, in the singular and the plural. */
function nounPhrase(understood: Understood, family: Family): readonly [string, string] {
  const { singular, plural } = getWords(family)
  const [noun] = findNouns(understood)
  const nouns = noun === undefined ? undefined : specialNouns[noun]
  const before = [
    ...select(understood, 'sector').map((sector) => sector.toLowerCase()),
    ...(hasYears(understood) ? [] : select(understood, 'status')).map((statuses) =>
      statuses.length > 1 ? 'ended' : statusLabel(statuses[0] ?? '').toLowerCase(),
    ),
    ...select(understood, 'level').map((level) => level.toLowerCase()),
  ]
  const phrase = (noun: string) => [...before, noun].filter(Boolean).join(' ')
  return [phrase(nouns?.[0] ?? singular), phrase(nouns?.[1] ?? plural)]
}

/** How many records were filtered and, for laws, the number of laws of the European Union. */
function getText(
  family: Family,
  understood: Understood,
  data: PortalData,
  { found, total }: { found: number; total: number },
): string {
  const { singular, plural } = getWords(family)
  const known = `the ${counted(total, singular, plural)} we know of`
  const codes = select(understood, 'country')
  const union = unionLawCount(data) ?? 0
  const isOfUnion = family === 'regulations' && union > 0 && codes.some(isMemberOfUnion)
  const addition = found > 0 ? 'In addition' : 'However'
  const unionSentence = isOfUnion ? ` ${addition}, ${counted(union, 'law')} of the EU apply.` : ''
  return `${found > 0 ? `Of ${known}` : `None of ${known} matches`}.${unionSentence}`
}

function getCountry({ country }: ListRow['cells']): string | undefined {
  return typeof country === 'object' ? country.name : undefined
}

/** What follows the noun: ` with SD-JWT in Germany that launched or began a pilot in 2021` */
function qualifiers(understood: Understood, family: Family, data: PortalData): string {
  const [technique, place, years] = [
    connectionPhrase(understood, data),
    placePhrase(understood, data),
    yearPhrase(understood, family),
  ]
  return family === 'projects' ? `${technique}${place}${years}` : `${years}${technique}${place}`
}

/** The countries of the projects that the terms describe. */
export function answerCountries(understood: Understood, data: PortalData): Answer | undefined {
  const graph = dataOrUndefined(makeGraph(data))
  const list = answerList('projects', understood, data)
  if (!graph || !list?.number?.value) return undefined
  const index = indexOfList(data, 'projects')
  const names = getNames(data)
  const entries = matchingPositions(index, getFilters(understood, index)).flatMap((position) => {
    const node = graph.nodes.get(`project-${index.ids[position]}`)
    return (node && projectEntry(node, names)) ?? []
  })
  const [, plural] = nounPhrase(understood, 'projects')
  const { path, title, links } = list
  return countByCountry(`${plural}${qualifiers(understood, 'projects', data)}`, entries, {
    path,
    text: hasTerm(understood, 'status') ? `${title}.` : `${title}: ${describeStatuses(entries)}.`,
    links,
  })
}

/** Counts the records of a family that the terms describe. Undefined if the list cannot be filtered by them. */
export function answerList(
  family: Family,
  understood: Understood,
  data: PortalData,
): Answer | undefined {
  // No project is of two kinds.
  if (!data[family].ok || findNouns(understood).length > 1) return undefined
  unwrap<unknown>(data[family])
  const index = indexOfList(data, family)
  const filters = getFilters(understood, index)
  const filtered = Object.keys(filters).filter((key) => !filters[key]?.includes(matchAll))
  // Another API may not state a property of any record.
  const isStated = (key: string) =>
    index.values.get(key)?.some(([value = noValue]) => value !== noValue)
  if (!filtered.every(isStated)) return undefined
  const state = { page: 1, filters }
  const { total, rows } = listView(data, family, state)
  const path = listAddress(`/${family}`, state)
  const nouns = nounPhrase(understood, family)
  const qualifier = qualifiers(understood, family, data)
  const [one, several] = [`${nouns[0]}${qualifier}`, `${nouns[1]}${qualifier}`] as const
  const isFiltered = Object.keys(filters).length > 0
  const answerRows = rows.map(
    ({ id, name, code, cells }): AnswerRow => ({
      name,
      path: profilePath({ family, id, name, code }),
      ...(typeof cells.status === 'string' ? { status: cells.status } : {}),
      ...(family === 'projects' ? { note: getCountry(cells) } : {}),
    }),
  )
  const cut = cutRows(answerRows)
  const more = total - cut.rows.length
  return {
    title: total > 0 ? counted(total, one, several) : `No ${several}`,
    path,
    text: isFiltered
      ? getText(family, understood, data, { found: total, total: index.ids.length })
      : lists[family].intro,
    number: { value: total, text: nouns[total === 1 ? 0 : 1] },
    rows: cut.rows,
    ...(more > 0 ? { more } : {}),
    links: [
      {
        text: total > 0 ? allCounted(total, one, several) : `All ${getWords(family).plural}`,
        path: total > 0 ? path : `/${family}`,
      },
    ],
  }
}
