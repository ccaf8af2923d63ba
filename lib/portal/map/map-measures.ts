/** The measures that the map can show, with their names and definitions. */

import type { Country } from '@/lib/contract/countries'
import { statusesByStage } from '@/lib/portal/projects/status'
import { lawLabels } from '@/lib/portal/records/union-laws'
import { formatCount } from '@/lib/text/counted'

type CountMeasure = keyof Country['stats'] | 'eu_laws'
export type Measure = CountMeasure | 'status'
/** The figures of a country. The figure of `status` is an index in `stageNames`. */
export type Figures = Record<Measure, number>

interface MeasureWords {
  /** The heading of the column, and the label of the option. */
  title: string
  /** What is counted, and where. */
  definition: string
}

export const measures: Record<Measure, MeasureWords> = {
  entities: {
    title: 'Organizations',
    definition: 'Organizations based in the country',
  },
  projects_hq: {
    title: 'Projects based there',
    definition: 'Projects whose managing organization is based in the country',
  },
  projects_target: {
    title: 'Projects serving',
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

/** The counts in the order in which they are shown. */
export const countMeasures = [
  'entities',
  'projects_hq',
  'projects_target',
  'regulations',
  'eu_laws',
] as const satisfies readonly CountMeasure[]

/** The measures in the order in which they are shown. */
export const measureNames: readonly Measure[] = [...countMeasures, 'status']

/** The title of a measure within a sentence: `EU laws that apply`, `national laws`. */
export const measurePhrase = (measure: Measure): string =>
  measures[measure].title.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

export const isMeasure = (text: string): text is Measure => Object.hasOwn(measures, text)

/** From the least to the most advanced. The first means none. Consortia have no such statuses. */
export const stageNames: readonly string[] = [
  'None in our data',
  ...statusesByStage.filter((status) => !['Active', 'Inactive'].includes(status)).reverse(),
]

/** The index of the most advanced status. Statuses that are not stages, such as those of consortia, are ignored. */
export const mostAdvanced = (statuses: readonly (string | null | undefined)[]): number =>
  Math.max(0, ...statuses.map((status) => stageNames.indexOf(status ?? '')))

/** A figure as a text: `1,200`, or `Pilot`. */
export const figureText = (measure: Measure, figure: number): string =>
  measure === 'status' ? (stageNames[figure] ?? 'None in our data') : formatCount(figure)
