/** The finding of the map in a sentence. Browsers load this file too. */
import { findLeaders } from '@/lib/portal/charts/findings'
import { isMemberOfUnion, unionCode } from '@/lib/portal/records/union-laws'
import { countStatuses, describeOtherStatuses, findingTitle } from '@/lib/portal/wallets/finding'
import { formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import {
  type CountMeasure,
  getFigure,
  type MapCountry,
  type Measure,
  measures,
  walletStages,
} from './map-measures'
import { type RegionName, regions } from './map-regions'

function walletsFinding(countries: readonly MapCountry[], region: string | undefined): string {
  const getStatus = (country: MapCountry) => walletStages[getFigure(country, 'status')] ?? 'none'
  const counts = countStatuses(countries.map(getStatus))
  const unionLaunched = countries.filter(
    (country) => isMemberOfUnion(country.code) && getStatus(country) === 'launched',
  ).length
  const title = `${findingTitle({ counts, unionLaunched, region })}.`
  return [title, describeOtherStatuses({ counts })].filter(Boolean).join(' ')
}

/** The countries with the highest number of a measure, unless many countries share it. */
function leadersFinding(
  countries: readonly MapCountry[],
  measure: CountMeasure,
  region: string | undefined,
): string {
  const { subject } = measures[measure]
  const rows = countries.map((country) => ({
    label: country.name,
    cells: [],
    total: { value: getFigure(country, measure) },
  }))
  const grandTotal = rows.reduce((sum, { total }) => sum + total.value, 0)
  const finding =
    findLeaders(
      rows,
      (names, count, isOne) =>
        `${names} ${isOne ? 'has' : 'have'} the most ${subject}: ${formatCount(count)}${isOne ? '' : ' each'}`,
      inSentence,
    ) ?? `we list ${grandTotal === 0 ? 'no' : formatCount(grandTotal)} ${subject}`
  return capitalized(`${region ? `in ${region}, ` : ''}${finding}.`)
}

/**
 * The finding of a map of the world, or of a region.
 * @example 'In Africa, 2 countries have launched a national wallet. One more has announced one.'
 */
export function mapFinding(
  countries: readonly MapCountry[],
  measure: Measure,
  region: RegionName | undefined,
): string {
  const countriesOfRegion = countries.filter(
    (country) => country.code !== unionCode && (!region || country.region === region),
  )
  const title = region && regions[region].title
  return measure === 'status'
    ? walletsFinding(countriesOfRegion, title)
    : leadersFinding(countriesOfRegion, measure, title && inSentence(title))
}
