import { z } from 'zod'
import {
  counted,
  type Definitions,
  fromRecord,
  fromRegister,
  fromSource,
} from './codebook/definition'
import { CountryRef, Id, IncludedProject, NameRef, namedObject } from './values'

const ProjectOfCountry = namedObject('ProjectUsage', {
  ...IncludedProject.shape,
  website: z.string().nullish(),
})

const EntityOfCountry = namedObject('EntityRef', {
  ...NameRef.shape,
  type: z.array(z.string()),
  website: z.string().nullish(),
  lei: z.string().nullish(),
})

export const Country = namedObject('Country', {
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

export const countryDefinitions: Definitions = {
  id: fromRegister('Numeric ISO 3166-1 code; 97 for the European Union.', 756),
  name: fromRegister('Short name in English.', 'Switzerland'),
  formal_name: fromRegister('Official name in English.', 'Swiss Confederation'),
  'stats.entities': counted('Number of organizations based in the country.', 44),
  'stats.projects_hq': counted(
    'Number of projects whose managing organization is based in the country.',
    13,
  ),
  'stats.projects_target': counted('Number of projects that serve the country.', 19),
  'stats.regulations': counted('Number of the country’s own laws in DID Atlas.', 3),
  projects_hq: fromRecord('Projects whose managing organization is based in the country.'),
  entities_hq: fromRecord('Organizations based in the country.'),
  projects_target: fromSource('Projects that serve people or organizations in the country.'),
  regulations: fromRecord('Laws that the country itself has made.'),
}
