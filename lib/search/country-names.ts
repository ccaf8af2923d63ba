/** The names of countries: in other languages and scripts, in their own, and as adjectives. */
import worldCountries from 'world-countries'
import { squeeze } from './words'

interface CountryNames {
  /** Every name of the country, without codes, which are also words in many languages. */
  allNames: readonly string[]
  /** Its two-letter codes, including customary codes: `['GB', 'UK']`. */
  codes: readonly string[]
  /** Its common names and adjectives in English: `['United Kingdom', 'Great Britain', 'British']`. */
  english: readonly string[]
}

/** Names that people type and the list lacks: `south korea` is `korea` to most. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  BA: ['Bosnia'],
  CN: ['PRC'],
  GB: ['UK', 'Britain'],
  KR: ['Korea', 'Korean'],
  PG: ['PNG'],
  SA: ['KSA'],
  TH: ['ไทย'],
  TR: ['Turkey'],
  TT: ['Trinidad'],
  US: ['US'],
}

const getAdjectives = ({ demonyms }: (typeof worldCountries)[number]): string[] =>
  Object.values(demonyms ?? {}).flatMap(({ m, f }) => [m, f])

/** `Dutch` and `Indian` mean a member of the United Nations, not the territories that share its adjective. */
const adjectivesOfMembers = (): Set<string> => {
  const members = worldCountries.filter(({ unMember }) => unMember)
  return new Set(members.flatMap(getAdjectives).map(squeeze))
}

const isCode = (name: string): boolean => /^[A-Z]{2}$/.test(name)

function getNames(
  country: (typeof worldCountries)[number],
  ofMembers: ReadonlySet<string>,
): CountryNames {
  const { name, translations, altSpellings, demonyms, unMember } = country
  const isOwn = (adjective: string) => unMember || !ofMembers.has(squeeze(adjective))
  const adjectives = getAdjectives(country).filter(isOwn)
  const foreign = [...Object.values(name.native ?? {}), ...Object.values(translations)]
  const codes = [country.cca2, ...altSpellings.filter(isCode)]
  const spellings = altSpellings.filter((spelling) => !isCode(spelling))
  const native = foreign.flatMap(({ common, official }) => [common, official])
  const furtherNames = otherNames[country.cca2] ?? []
  const allNames = [
    name.common,
    name.official,
    ...spellings,
    ...native,
    ...adjectives,
    ...furtherNames,
  ]
  // Long names such as `Federal Republic of Germany` contain words that other countries share.
  const short = spellings.filter(
    (spelling) => spelling !== name.official && spelling.split(' ').length <= 2,
  )
  const inEnglish = Object.values(demonyms?.eng ?? {}).filter(isOwn)
  const english = [
    name.common,
    ...short,
    ...inEnglish,
    ...furtherNames.filter((name) => !isCode(name)),
  ]
  const distinct = (names: string[]) => [...new Set(names.filter(Boolean))]
  return { allNames: distinct(allNames), codes: distinct(codes), english: distinct(english) }
}

const noNames: CountryNames = { allNames: [], codes: [], english: [] }

/** Country codes by squeezed name. Countries may share an adjective: `Dominican`, `Congolese`. */
function computeCodes(byCode: ReadonlyMap<string, CountryNames>): Map<string, Set<string>> {
  const codesByName = new Map<string, Set<string>>()
  for (const [code, { allNames }] of byCode) {
    for (const name of allNames) {
      const key = squeeze(name)
      codesByName.set(key, (codesByName.get(key) ?? new Set()).add(code))
    }
  }
  return codesByName
}

function computeNames() {
  const ofMembers = adjectivesOfMembers()
  const byCode = new Map(
    worldCountries.map((country) => [country.cca2, getNames(country, ofMembers)]),
  )
  return { byCode, codesByName: computeCodes(byCode) }
}

/** Computed when they are first needed, because folding thousands of names delays a start, and most pages need none. */
let computed: ReturnType<typeof computeNames> | undefined

function namesOnce(): ReturnType<typeof computeNames> {
  computed ??= computeNames()
  return computed
}

/** Returns the names of a country by its ISO 3166-1 code; all lists are empty for an unknown code. */
export const countryNames = (code: string): CountryNames => namesOnce().byCode.get(code) ?? noNames

/**
 * Returns the codes of all countries with this name.
 * @example countriesCalled('schweiz') // ['CH']
 */
export const countriesCalled = (name: string): readonly string[] => [
  ...(namesOnce().codesByName.get(squeeze(name)) ?? []),
]
