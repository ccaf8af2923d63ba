import { z } from 'zod'
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
