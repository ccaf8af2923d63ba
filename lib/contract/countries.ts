import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { CountryRef, Id, IncludedProject, NameRef } from './values'

export const ProjectOfCountry = IncludedProject.extend({ website: z.string().nullish() })

export const EntityOfCountry = z.object({
  ...NameRef.shape,
  type: z.array(z.string()),
  website: z.string().nullish(),
  lei: z.string().nullish(),
})

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
  entities_hq: z.array(EntityOfCountry).nullish(),
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
    means: 'Numeric ISO 3166-1 code; 97 for the European Union.',
    example: 756,
    evidence: 'register',
  },
  name: { means: 'Short name.', example: 'Switzerland', evidence: 'register' },
  formal_name: {
    means: 'Official name.',
    example: 'Swiss Confederation',
    evidence: 'register',
  },
  'stats.entities': {
    means: 'Number of organizations based there.',
    example: 44,
    evidence: 'counted',
  },
  'stats.projects_hq': {
    means: 'Number of projects whose managing organization is based there.',
    example: 13,
    evidence: 'counted',
  },
  'stats.projects_target': {
    means: 'Number of projects that serve the country.',
    example: 19,
    evidence: 'counted',
  },
  'stats.regulations': {
    means: 'Number of its own laws in DID Atlas.',
    example: 3,
    evidence: 'counted',
  },
  projects_hq: {
    means: 'Projects whose managing organization is based there.',
    evidence: 'record',
  },
  entities_hq: { means: 'Organizations based there.', evidence: 'record' },
  projects_target: {
    means: 'Projects that serve the country, with the source.',
    evidence: 'source',
  },
  regulations: { means: 'National regulations.', evidence: 'record' },
}
