/** The measures that the map can show, with their names and definitions. */
import { statusLabels } from '@/lib/portal/projects/status'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import { formatCount } from '@/lib/text/counted'
import { noneKnownLabel, notCertifiedNote } from '@/lib/text/labels'
import type { RegionName } from './map-regions'

/** In the order of the table and of the choice. */
export const measureNames = ['status', 'projects_hq', 'entities', 'regulations'] as const
export type Measure = (typeof measureNames)[number]
export type CountMeasure = Exclude<Measure, 'status'>
export type SortColumn = Measure | 'name'
/** The figures of a country that are not 0. The figure of `status` is an index in `walletStages`. */
export type Figures = Partial<Record<Measure, number>>

interface MeasureWords {
  title: string
  /** The counted records, in a sentence. */
  subject: string
  definition: string
}

export const measures: Record<Measure, MeasureWords> = {
  status: {
    title: 'National wallet',
    subject: 'national wallets',
    definition: `Status of the most advanced national wallet; ${notCertifiedNote}`,
  },
  projects_hq: {
    title: 'Projects',
    subject: 'projects',
    definition: 'Projects whose managing organization is based in the country',
  },
  entities: {
    title: 'Organizations',
    subject: 'organizations',
    definition:
      'Organizations based in the country. Circles count those with known addresses that are close together, also across borders',
  },
  regulations: {
    title: 'National laws listed',
    subject: 'national laws',
    definition:
      'National laws and bills that we list. EU laws are not counted, and 0 means that we list none',
  },
}

/** The labels of the statuses of a country's national wallet. */
export const walletLabels: Readonly<Record<WalletStatus, string>> = {
  none: noneKnownLabel,
  ended: statusLabels.Discontinued,
  undisclosed: 'Status not disclosed',
  announced: statusLabels.Announced,
  pilot: statusLabels.Pilot,
  launched: statusLabels.Launched,
}

/** From none to the most advanced. */
export const walletStages = Object.keys(walletLabels) as WalletStatus[]

/** The subject of a map of the measure: `national laws by country`. */
export const measurePhrase = (measure: Measure): string => `${measures[measure].subject} by country`

export const isMeasure = (text: string): text is Measure => Object.hasOwn(measures, text)

export const figureText = (measure: Measure, figure: number): string =>
  measure === 'status' ? walletLabels[walletStages[figure] ?? 'none'] : formatCount(figure)

export interface MapCountry {
  code: string
  name: string
  figures: Figures
  /** Undefined for a code that is not in ISO 3166-1, and for Antarctica. */
  region?: RegionName
  /** The name of its shapes in the shape files. Undefined if they cannot contain any. */
  shape?: string
  /** The centre of a country that is too small to be seen on the world map. Undefined for a code that is not in ISO 3166-1. */
  centre?: readonly [latitude: number, longitude: number]
}

export const getFigure = ({ figures }: Pick<MapCountry, 'figures'>, measure: Measure): number =>
  figures[measure] ?? 0

export const hasFigures = ({ figures }: MapCountry): boolean => Object.keys(figures).length > 0

/** Whether the map shows a dot for the country: only for small countries with a figure of the measure. */
export const hasDot = (country: MapCountry, measure: Measure): boolean =>
  country.centre !== undefined && getFigure(country, measure) > 0

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
      : sign * (getFigure(a, column) - getFigure(b, column)) || byName(a, b),
  )
}
