/** What the map shows, in a sentence. Browsers load this file too. */
import { unionCode } from '@/lib/portal/records/union-laws'
import { capitalized } from '@/lib/text/capitalized'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/country-phrase'
import {
  type CountMeasure,
  getFigure,
  type MapCountry,
  type Measure,
  measures,
  sortCountries,
  walletStages,
} from './map-measures'
import { type RegionName, regions } from './map-regions'

const has = (count: number): string => (count === 1 ? 'has' : 'have')

function walletsFinding(countries: readonly MapCountry[]): string {
  const count = (stage: (typeof walletStages)[number]) =>
    countries.filter((country) => walletStages[getFigure(country, 'status')] === stage).length
  const [launched, pilot, announced] = [count('launched'), count('pilot'), count('announced')]
  const some = launched === 0 ? 'no country' : counted(launched, 'country', 'countries')
  const others = enumerated([
    ...(pilot > 0 ? [`${formatCount(pilot)} ${pilot === 1 ? 'is' : 'are'} piloting one`] : []),
    ...(announced > 0 ? [`${formatCount(announced)} ${has(announced)} announced one`] : []),
  ])
  return `${some} ${has(launched || 1)} launched a national wallet${others && `; ${others}`}`
}

/** The country with the most of what the measure counts, or the first few of those that have as many. */
function leadersFinding(countries: readonly MapCountry[], measure: CountMeasure): string {
  const { subject } = measures[measure]
  const sorted = sortCountries(countries, measure, false)
  const most = sorted[0] ? getFigure(sorted[0], measure) : 0
  if (most === 0) return `we list no ${subject}`
  const leaders = sorted.filter((country) => getFigure(country, measure) === most)
  const [first, second] = sorted.map(({ name }) => inSentence(name))
  if (leaders.length > 2) {
    return `${formatCount(leaders.length)} countries have the most ${subject}: ${formatCount(most)} each`
  }
  return leaders.length === 2
    ? `${first} and ${second} have the most ${subject}: ${formatCount(most)} each`
    : `${first} has the most ${subject}: ${formatCount(most)}`
}

/**
 * The finding of a map of the world, or of a region.
 * @example 'In Africa, 2 countries have launched a national wallet; 1 has announced one.'
 */
export function mapFinding(
  countries: readonly MapCountry[],
  measure: Measure,
  region: RegionName | undefined,
): string {
  const shown = countries.filter(
    (country) => country.code !== unionCode && (!region || country.region === region),
  )
  const finding = measure === 'status' ? walletsFinding(shown) : leadersFinding(shown, measure)
  const where = region && `In ${region === 'americas' ? 'the Americas' : regions[region].title}, `
  return `${capitalized(`${where ?? ''}${finding}`)}.`
}
