/** What the map can show of each country, in the words of the page. */
import type { Country } from '@/lib/contract/countries'

export type Figures = Country['stats']
export type Measure = keyof Figures

interface MeasureWords {
  /** Heads a column and names the choice. */
  title: string
  /** What one and several of them are, after the number. */
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

/** In the order in which they are shown. */
export const measureNames = [
  'entities',
  'projects_hq',
  'projects_target',
  'regulations',
] as const satisfies readonly Measure[]

export const isMeasure = (text: string): text is Measure => Object.hasOwn(measures, text)
