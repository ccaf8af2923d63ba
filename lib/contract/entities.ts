import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { entityTypes } from './codebook/values'
import {
  CountryRef,
  DidMethodRelation,
  LinkStats,
  NameRef,
  ProjectRef,
  ProjectRelation,
  sourced,
  TitleRef,
} from './values'

export const Coordinates = z.object({ latitude: z.number(), longitude: z.number() })

export const EntitySummary = z.object({
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

export const OperatedInstance = z.object({ ...NameRef.shape, website: z.string().nullish() })

export const EntityDetail = z.object({
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
  name: {
    means: 'Official name.',
    example: 'Sample Ministry of the Interior',
    evidence: 'itself',
  },
  trade_name: {
    means: 'Common name, if different.',
    example: 'SMI',
    evidence: 'itself',
  },
  'type[]': {
    means: 'Sector: public, private or both.',
    example: ['Public'],
    evidence: 'itself',
    values: entityTypes,
  },
  address: {
    means: 'Postal address.',
    example: 'Sample Street 1, 3003 Bern',
    evidence: 'itself',
  },
  country: { means: 'Country in which it is based.', evidence: 'itself' },
  coordinates: { means: 'Coordinates of its address, in WGS 84.', evidence: 'stated' },
  'coordinates.latitude': {
    means: 'Degrees north of the equator.',
    example: 46.948,
    evidence: 'stated',
  },
  'coordinates.longitude': {
    means: 'Degrees east of Greenwich.',
    example: 7.447,
    evidence: 'stated',
  },
  operates_dlts: { means: 'Ledgers it operates.', evidence: 'source' },
  project_relations: { means: 'Projects it takes part in.', evidence: 'source' },
  'project_relations.managed': { means: 'Projects it manages.', evidence: 'source' },
  'project_relations.funded': { means: 'Projects it funds.', evidence: 'source' },
  'project_relations.affiliated': {
    means: 'Projects in which it has another role.',
    evidence: 'source',
  },
  consortium_memberships: { means: 'Consortia it is a member of.', evidence: 'source' },
  'consortium_memberships[].consortium': { means: 'The consortium.', evidence: 'record' },
  people: { means: 'People who act for it.', evidence: 'source' },
  'people.by_person': {
    means: 'People with a role in the organization itself.',
    evidence: 'source',
  },
  'people.by_person[].roles': {
    means: 'Roles.',
    example: ['Director'],
    evidence: 'source',
  },
  'people.on_behalf_of': { means: 'People who act for it in a project.', evidence: 'source' },
  'people.on_behalf_of[].on_behalf_of_role': {
    means: 'Role in the organization itself.',
    example: 'Head of digital identity',
    evidence: 'source',
  },
  did_method_relations: {
    means: 'DID methods it wrote or maintains.',
    evidence: 'source',
  },
}
