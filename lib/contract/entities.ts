import { z } from 'zod'
import { type Definitions, fromItself, fromRecord, fromSource, stated } from './codebook/definition'
import { entityTypes } from './codebook/values'
import {
  CountryRef,
  DidMethodRelation,
  LinkStats,
  NameRef,
  namedObject,
  ProjectRef,
  ProjectRelation,
  sourced,
  TitleRef,
} from './values'

export const Coordinates = namedObject('Coordinates', {
  latitude: z.number(),
  longitude: z.number(),
})

export const EntitySummary = namedObject('EntitySummary', {
  ...NameRef.shape,
  trade_name: z.string().nullish(),
  type: z.array(z.string()),
  lei: z.string().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
  address: z.string().nullish(),
  country: CountryRef.nullish(),
  coordinates: Coordinates.nullish(),
  stats: LinkStats,
})
export type EntitySummary = z.infer<typeof EntitySummary>

const OperatedInstance = namedObject('DltInstanceRef', {
  ...NameRef.shape,
  website: z.string().nullish(),
})

export const EntityDetail = namedObject('EntityDetail', {
  ...EntitySummary.shape,
  stats: LinkStats.nullish(),
  operates_dlts: z.array(OperatedInstance).nullish(),
  project_relations: z
    .object({
      managed: z.array(ProjectRelation).nullish(),
      funded: z.array(ProjectRelation).nullish(),
      affiliated: z.array(ProjectRelation).nullish(),
    })
    .nullish(),
  consortium_memberships: z.array(z.object({ consortium: ProjectRef, ...sourced })).nullish(),
  people: z
    .object({
      by_person: z
        .array(z.object({ person: NameRef, roles: z.array(z.string()).nullish(), ...sourced }))
        .nullish(),
      on_behalf_of: z
        .array(
          z.object({
            person: NameRef,
            role: z.string().nullish(),
            on_behalf_of_role: z.string().nullish(),
            project: TitleRef.nullish(),
            ...sourced,
          }),
        )
        .nullish(),
    })
    .nullish(),
  did_method_relations: z.array(DidMethodRelation).nullish(),
  ai_description: z.string().nullish(),
})
export type EntityDetail = z.infer<typeof EntityDetail>

export const entityDefinitions: Definitions = {
  name: fromItself('Official name of the organization.', 'Sample Ministry of the Interior'),
  trade_name: fromItself('Name in everyday use, if different.', 'SMI'),
  'type[]': fromItself(
    'Whether the organization is public, private or both.',
    ['Public'],
    entityTypes,
  ),
  address: fromItself('Postal address of the organization.', 'Sample Street 1, 3003 Bern'),
  country: fromItself('Country in which the organization is based.'),
  coordinates: stated('Position of the address on the map (WGS 84).'),
  'coordinates.latitude': stated('Degrees north of the equator.', 46.948),
  'coordinates.longitude': stated('Degrees east of Greenwich.', 7.447),
  operates_dlts: fromSource('Ledgers that the organization runs.'),
  project_relations: fromSource('Projects in which the organization takes part.'),
  'project_relations.managed': fromSource('Projects for which the organization is responsible.'),
  'project_relations.funded': fromSource(
    'Projects that the organization pays for, in part or in full.',
  ),
  'project_relations.affiliated': fromSource(
    'Projects in which the organization has another role, such as supplier.',
  ),
  consortium_memberships: fromSource('Consortia to which the organization belongs.'),
  'consortium_memberships[].consortium': fromRecord('Name and website of the consortium.'),
  people: fromSource('People who work for or represent the organization.'),
  'people.by_person': fromSource('People who hold a post in the organization.'),
  'people.by_person[].roles': fromSource('Posts that the person holds.', ['Director']),
  'people.on_behalf_of': fromSource('People who represent the organization in a project.'),
  'people.on_behalf_of[].on_behalf_of_role': fromSource(
    'Post that the person holds in the organization.',
    'Head of digital identity',
  ),
  did_method_relations: fromSource('DID methods that the organization wrote or maintains.'),
}
