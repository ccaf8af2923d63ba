/**
 * Laws of the European Union apply in its member states, but the API counts a regulation only for the country that it
 * names. The API does not list the members of a region either, so they are listed here.
 */

/** The value of the API's `country` filter for regulations of the union. */
export const unionCode = 'EU'

/** The member states since 2020-02-01, by alpha-2 code. */
export const unionMembers: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const members = new Set(unionMembers)

/** Whether the regulations of the union apply in a country. */
export const isMemberOfUnion = (code: string): boolean => members.has(code)

interface Jurisdiction {
  country?: { code: string } | null
  region?: { abbreviation: string } | null
}

/** The code under which the API lists the country or the union of a regulation. Undefined for other regions. */
export const codeOfJurisdiction = ({ country, region }: Jurisdiction): string | undefined =>
  country?.code ?? (region?.abbreviation === unionCode ? unionCode : undefined)

/** The labels of the two numbers of laws, on all pages. */
export const lawLabels = { national: 'National laws', union: 'EU laws' } as const

export interface LawCounts {
  national: number
  union: number
}

/**
 * The numbers of laws of a country in every view and file: its own laws, and the laws of the union that apply in it. A
 * union's own laws are not national laws.
 */
export function countLaws(
  { code, stats }: { code: string; stats: { regulations: number } },
  unionRegulations: number,
): LawCounts {
  if (code === unionCode) return { national: 0, union: stats.regulations }
  return {
    national: stats.regulations,
    union: isMemberOfUnion(code) ? unionRegulations : 0,
  }
}
