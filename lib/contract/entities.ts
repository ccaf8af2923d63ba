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
  name: fromItself('Official name.', 'Sample Ministry of the Interior'),
  trade_name: fromItself('Common name, if different.', 'SMI'),
  'type[]': fromItself('Sector: public, private or both.', ['Public'], entityTypes),
  address: fromItself('Postal address.', 'Sample Street 1, 3003 Bern'),
  country: fromItself('Country in which it is based.'),
  coordinates: stated('Coordinates of its address, in WGS 84.'),
  'coordinates.latitude': stated('Degrees north of the equator.', 46.948),
  'coordinates.longitude': stated('Degrees east of Greenwich.', 7.447),
  operates_dlts: fromSource('Ledgers it operates.'),
  project_relations: fromSource('Projects it takes part in.'),
  'project_relations.managed': fromSource('Projects it manages.'),
  'project_relations.funded': fromSource('Projects it funds.'),
  'project_relations.affiliated': fromSource('Projects in which it has another role.'),
  consortium_memberships: fromSource('Consortia it is a member of.'),
  'consortium_memberships[].consortium': fromRecord('The consortium of which it is a member.'),
  people: fromSource('People who act for it.'),
  'people.by_person': fromSource('People with a role in the organization itself.'),
  'people.by_person[].roles': fromSource('What the person does in the organization.', ['Director']),
  'people.on_behalf_of': fromSource('People who act for it in a project.'),
  'people.on_behalf_of[].on_behalf_of_role': fromSource(
    'Role in the organization itself.',
    'Head of digital identity',
  ),
  did_method_relations: fromSource('DID methods it wrote or maintains.'),
}
