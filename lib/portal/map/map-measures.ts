/** The measures that the map can show, with their names and definitions. */
import type { Country } from '@/lib/contract/countries'
import { statusesByStage } from '@/lib/portal/projects/status'
import { lawLabels } from '@/lib/portal/records/union-laws'
import { formatCount } from '@/lib/text/counted'

type CountMeasure = keyof Country['stats'] | 'eu_laws'
export type Measure = CountMeasure | 'status'
export type SortColumn = Measure | 'name'
/** The figures of a country. The figure of `status` is an index in `stageNames`. */
type Figures = Record<Measure, number>

interface MeasureWords {
  title: string
  definition: string
}

export const measures: Record<Measure, MeasureWords> = {
  entities: {
    title: 'Organizations',
    definition: 'Organizations based in the country',
  },
  projects_hq: {
    title: 'Projects',
    definition: 'Projects whose managing organization is based in the country',
  },
  projects_target: {
    title: 'Projects serving it',
    definition: 'Projects for people or organizations in the country, wherever they are based',
  },
  regulations: {
    title: lawLabels.national,
    definition: 'The country’s own laws and regulations',
  },
  eu_laws: {
    title: lawLabels.union,
    definition: 'European Union laws, which apply in every member state',
  },
  status: {
    title: 'Most advanced project',
    definition:
      'The most advanced status of the projects based in the country: launched, then pilot, then announced; discontinued only if all are. Consortia do not count.',
  },
}

export const countMeasures = [
  'entities',
  'projects_hq',
  'projects_target',
  'regulations',
  'eu_laws',
] as const satisfies readonly CountMeasure[]

export const measureNames: readonly Measure[] = [...countMeasures, 'status']

/** The subject of a map of the measure: `EU laws that apply by country`, `projects by country served`. */
export const measurePhrase = (measure: Measure): string =>
  measure === 'projects_target'
    ? 'projects by country served'
    : `${measures[measure].title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())} by country`

export const isMeasure = (text: string): text is Measure => Object.hasOwn(measures, text)

/** From the least to the most advanced. The first means none. Consortia have no such statuses. */
export const stageNames: readonly string[] = [
  'None known',
  ...statusesByStage.filter((status) => !['Active', 'Inactive'].includes(status)).reverse(),
]

/** The index of the most advanced status. Statuses that are not stages, such as those of consortia, are ignored. */
export const mostAdvanced = (statuses: readonly (string | null | undefined)[]): number =>
  Math.max(0, ...statuses.map((status) => stageNames.indexOf(status ?? '')))

export const figureText = (measure: Measure, figure: number): string =>
  measure === 'status' ? (stageNames[figure] ?? 'None known') : formatCount(figure)

export interface MapCountry {
  code: string
  name: string
  figures: Figures
  /** The name of its shapes in the shape files. Undefined if they cannot contain any. */
  shape?: string
  /** The centre, to which its popup points. Undefined for a code that is not in ISO 3166-1. */
  centre?: readonly [latitude: number, longitude: number]
  /** True if it has no shape on the world map. */
  small?: boolean
}

export const hasFigures = ({ figures }: MapCountry): boolean =>
  countMeasures.some((measure) => figures[measure] > 0)

/** Whether the map shows a dot for the country: only for small countries with figures. */
export const hasDot = (country: MapCountry): boolean =>
  country.small === true && country.centre !== undefined && hasFigures(country)

/** Sorts countries by a column. Equal figures are sorted by name, from A to Z in both directions. */
export function sortCountries(
  countries: readonly MapCountry[],
  column: SortColumn,
  ascending: boolean,
): MapCountry[] {
  const sign = ascending ? 1 : -1
  const byName = (a: MapCountry, b: MapCountry) => a.name.localeCompare(b.name, 'en')
  return countries.toSorted((a, b) =>
    column === 'name'
      ? sign * byName(a, b)
      : sign * (a.figures[column] - b.figures[column]) || byName(a, b),
  )
}
