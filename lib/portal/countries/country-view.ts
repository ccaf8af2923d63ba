/**
 * The content of a country's page in addition to its record: its national wallets, and the wallets of its neighbours
 * and groups.
 */
import { dataOrUndefined } from '@/lib/client/result'
import type { ProjectSummary } from '@/lib/contract/projects'
import { getSources } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { regionOfCountry } from '@/lib/portal/map/country-places'
import { regionNames, regions } from '@/lib/portal/map/map-regions'
import {
  type CountryGroup,
  countryGroups,
  dutySentence,
  getGroup,
} from '@/lib/portal/records/country-groups'
import { unionCode } from '@/lib/portal/records/union-laws'
import { findSource } from '@/lib/portal/sources/references'
import { kindOfSource } from '@/lib/portal/sources/source-names'
import { countStatuses } from '@/lib/portal/wallets/finding'
import {
  type NationalWallet,
  type NationalWallets,
  nationalWallets,
  statusOfCountry,
  type WalletCountry,
} from '@/lib/portal/wallets/national-wallets'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { walletsView } from '@/lib/portal/wallets/wallets-view'
import { enumerated, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { countryAnswer, describeMakers } from './answer'
import { getNeighbours } from './neighbours'

/** The number of countries at each status in a region or a group of countries. */
export interface AreaShare {
  name: string
  /** The page of its national wallets. */
  address: string
  countries: number
  launched: number
  pilot: number
  announced: number
}

export interface CountryView {
  /** The status of the country, in a sentence. */
  answer: string
  /** The next date, for members of a group with a duty that have not launched a wallet. */
  duty?: { sentence: string; law: string; source: string }
  /** Its national wallets, the most advanced first. */
  wallets: readonly NationalWallet[]
  /** True if the most advanced wallet of any country is discontinued. */
  hasEnded: boolean
  areas: readonly AreaShare[]
  neighbours: { subregion?: string; countries: readonly WalletCountry[] }
  /** The projects of the country by id, which have a kind and a level. */
  projects: ReadonlyMap<number, ProjectSummary>
  /** The date of the data. */
  day: string
}

function countShare(
  area: Pick<AreaShare, 'name' | 'address'>,
  countries: readonly WalletCountry[],
): AreaShare {
  const { launched, pilot, announced } = countStatuses(countries.map(statusOfCountry))
  return { ...area, countries: countries.length, launched, pilot, announced }
}

/**
 * The first words are those that link to the countries.
 * @example describeProgress(area).join('') // '12 of the 27 have launched a national wallet, 4 are piloting one and 11 have announced one.'
 */
export function describeProgress({
  countries,
  launched,
  pilot,
  announced,
}: AreaShare): readonly [share: string, rest: string] {
  const have = (count: number) => (count === 1 ? 'has' : 'have')
  const parts = [
    `${have(launched)} launched a national wallet`,
    ...(pilot > 0 ? [`${formatCount(pilot)} ${pilot === 1 ? 'is' : 'are'} piloting one`] : []),
    ...(announced > 0 ? [`${formatCount(announced)} ${have(announced)} announced one`] : []),
  ]
  return [`${formatCount(launched)} of the ${formatCount(countries)}`, ` ${enumerated(parts)}.`]
}

/** The region and the groups of a country. The union is compared with itself. */
function getAreas({ countries }: NationalWallets, code: string): AreaShare[] {
  const regionName = regionNames.find((name) => regions[name].title === regionOfCountry(code))
  const isIn = (group: CountryGroup): boolean =>
    group.codes.includes(code) || (code === unionCode && group.key === 'eu')
  return [
    ...(regionName
      ? [
          countShare(
            { name: regions[regionName].title, address: walletsAddress({ region: regionName }) },
            countries.filter(({ region }) => region === regions[regionName].title),
          ),
        ]
      : []),
    ...countryGroups.filter(isIn).map((group) =>
      countShare(
        { name: group.name, address: walletsAddress({ group: group.key }) },
        countries.filter((country) => group.codes.includes(country.code)),
      ),
    ),
  ]
}

/** Of the countries in the same part of the world, countries with a national wallet come first. */
function findNeighbours({ countries }: NationalWallets, code: string): CountryView['neighbours'] {
  const { codes, subregion } = getNeighbours(code)
  const found = countries.filter((country) => codes.includes(country.code))
  if (subregion === undefined) return { countries: found }
  return { subregion, countries: found.toSorted((a, b) => b.wallets.length - a.wallets.length) }
}

/** The duty of the members of a group that have not fulfilled it yet. */
function getDuty(code: string, wallets: readonly NationalWallet[], day: string) {
  const group = countryGroups.find((group) => group.duty && group.codes.includes(code))
  if (!group?.duty || wallets[0]?.stage === 'running') return undefined
  const { law, source } = group.duty
  return { sentence: dutySentence(group, day) ?? '', law, source }
}

/** The finding about the members, which the union uses as its own. */
function unionAnswer(wallets: NationalWallets, day: string): string {
  return `${walletsView(wallets, { group: getGroup('eu')?.key ?? 'eu' }, day).title}.`
}

/** The kind and the date of the source of a wallet's status: `'source: press, as of 29 January 2026'`. */
function describeEvidence(
  { status_source: source, status_date: date }: NationalWallet,
  data: PortalData,
): string | undefined {
  const record = findSource(getSources(data), source)
  return (
    record && `source: ${kindOfSource(record)}, ${date ? `as of ${formatDate(date)}` : 'undated'}`
  )
}

/** Undefined if the server has no national wallets, or does not list the country. */
export function makeCountryView(
  data: PortalData,
  code: string,
  day: string,
): CountryView | undefined {
  const walletsByCountry = nationalWallets(data)
  const country = dataOrUndefined(data.countries)?.find((country) => country.code === code)
  if (!walletsByCountry || !country) return undefined
  const wallets = walletsByCountry.countries.find((country) => country.code === code)?.wallets ?? []
  const summaries = new Map(
    (dataOrUndefined(data.projects) ?? []).map((project) => [project.id, project]),
  )
  const duty = getDuty(code, wallets, day)
  return {
    answer:
      code === unionCode
        ? unionAnswer(walletsByCountry, day)
        : [
            countryAnswer(country.name, wallets, day, (wallet) => describeEvidence(wallet, data)),
            describeMakers(wallets),
          ]
            .filter(Boolean)
            .join(' '),
    ...(duty ? { duty } : {}),
    wallets,
    hasEnded: walletsByCountry.countries.some((country) => statusOfCountry(country) === 'ended'),
    areas: getAreas(walletsByCountry, code),
    neighbours: findNeighbours(walletsByCountry, code),
    projects: summaries,
    day,
  }
}
