import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { CountryRef, Id, IncludedProject, NameRef } from './values'

const ProjectOfCountry = IncludedProject.extend({ website: z.string().nullish() })

export const Country = z.object({
  ...CountryRef.shape,
  formal_name: z.string().nullish(),
  stats: z.object({
    entities: z.int(),
    projects_hq: z.int(),
    projects_target: z.int(),
    regulations: z.int(),
  }),
  projects_hq: z.array(ProjectOfCountry).nullish(),
  entities_hq: z
    .array(
      z.object({
        ...NameRef.shape,
        type: z.array(z.string()),
        website: z.string().nullish(),
        lei: z.string().nullish(),
      }),
    )
    .nullish(),
  projects_target: z.array(ProjectOfCountry).nullish(),
  regulations: z
    .array(
      z.object({
        id: Id,
        title: z.string(),
        official_name: z.string().nullish(),
        url: z.string().nullish(),
      }),
    )
    .nullish(),
})
export type Country = z.infer<typeof Country>

export const CountryList = z.object({ data: z.array(Country) })

export const countryDefinitions: Definitions = {
  id: {
    means: 'The number of the country in ISO 3166-1; 97 for the European Union.',
    example: 756,
    evidence: 'register',
  },
  name: { means: 'The short name of the country.', example: 'Switzerland', evidence: 'register' },
  formal_name: {
    means: 'The official name of the country.',
    example: 'Swiss Confederation',
    evidence: 'register',
  },
  'stats.entities': {
    means: 'The number of organizations that have their seat there.',
    example: 44,
    evidence: 'counted',
  },
  'stats.projects_hq': {
    means: 'The number of projects whose managing organization has its seat there.',
    example: 13,
    evidence: 'counted',
  },
  'stats.projects_target': {
    means: 'The number of projects that are meant for it.',
    example: 19,
    evidence: 'counted',
  },
  'stats.regulations': {
    means: 'The number of its own laws in the atlas.',
    example: 3,
    evidence: 'counted',
  },
  projects_hq: {
    means: 'The projects whose managing organization has its seat there.',
    evidence: 'record',
  },
  entities_hq: { means: 'The organizations that have their seat there.', evidence: 'record' },
  projects_target: {
    means: 'The projects that are meant for it; the source confirms that.',
    evidence: 'source',
  },
  regulations: { means: 'Its own laws.', evidence: 'record' },
}
