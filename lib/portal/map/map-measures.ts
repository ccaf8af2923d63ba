/** The measures that the map can show, with their names. */
import type { Country } from '@/lib/contract/countries'

export type CountryStats = Country['stats']
export type Measure = keyof CountryStats

interface MeasureWords {
  /** The heading of the column, and the label of the option. */
  title: string
  /** The text after a number, in the singular and the plural. */
  one: string
  many: string
}

export const measures: Record<Measure, MeasureWords> = {
  entities: {
    title: 'Organizations',
    one: 'organization based there',
    many: 'organizations based there',
  },
  projects_hq: {
    title: 'Projects headquartered',
    one: 'project headquartered there',
    many: 'projects headquartered there',
  },
  projects_target: {
    title: 'Projects targeting',
    one: 'project targeting the country',
    many: 'projects targeting the country',
  },
  regulations: {
    title: 'Regulations',
    one: 'regulation of the country',
    many: 'regulations of the country',
  },
}

/** The measures in the order in which they are shown. */
export const measureNames = [
  'entities',
  'projects_hq',
  'projects_target',
  'regulations',
] as const satisfies readonly Measure[]

export const isMeasure = (text: string): text is Measure => Object.hasOwn(measures, text)
