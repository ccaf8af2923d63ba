import { z } from 'zod'
import {
  CountryRef,
  DidMethodRelation,
  Id,
  LinkStats,
  NameRef,
  ProjectRef,
  ProjectRelation,
  sourced,
} from './values'

export const EntitySummary = z.object({
  id: Id,
  name: z.string(),
  trade_name: z.string().nullish(),
  type: z.array(z.string()),
  lei: z.string().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
  address: z.string().nullish(),
  country: CountryRef.nullish(),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
  stats: LinkStats,
})
export type EntitySummary = z.infer<typeof EntitySummary>

export const EntityDetail = z.object({
  ...EntitySummary.shape,
  stats: LinkStats.nullish(),
  operates_dlts: z.array(z.object({ ...NameRef.shape, website: z.string().nullish() })).nullish(),
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
            project: z.object({ id: Id, title: z.string() }).nullish(),
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
