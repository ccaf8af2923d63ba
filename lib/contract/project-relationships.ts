import { z } from 'zod'
import {
  CountryRef,
  DidMethodRef,
  ending,
  Id,
  NameRef,
  sourced,
  sourcedAndArchived,
  TitleRef,
} from './values'

/** In the contract, a website is an object here but a string in every other document. */
export const WebsiteLink = z.object({ Url: z.string(), Description: z.string() })

export const LinkedProject = TitleRef.extend({ website: WebsiteLink.nullish() })

export const ProjectRelationships = z.object({
  project: z.object({ id: Id, title: z.string(), type: z.string() }),
  entities: z.array(
    z.object({
      type: z.string(),
      // An addition to `api.md`.
      role: z.string().nullish(),
      entity: z.object({
        ...NameRef.shape,
        type: z.array(z.string()),
        website: WebsiteLink.nullish(),
        country: CountryRef.nullish(),
      }),
      ...sourcedAndArchived,
    }),
  ),
  persons: z.array(
    z.object({
      type: z.string(),
      person: NameRef,
      role: z.string().nullish(),
      on_behalf_of: NameRef.nullish(),
      ...sourced,
    }),
  ),
  dlt_instances: z.array(
    z.object({
      type: z.string(),
      dlt_instance: z.object({ ...NameRef.shape, website: WebsiteLink.nullish() }),
      ...sourcedAndArchived,
      ...ending,
    }),
  ),
  regulations: z.array(
    z.object({
      type: z.string(),
      regulation: z.object({ id: Id, title: z.string(), country: CountryRef.nullish() }),
      ...sourced,
      ...ending,
    }),
  ),
  standards: z.array(
    z.object({
      type: z.string(),
      standard: TitleRef,
      ...sourcedAndArchived,
      ...ending,
    }),
  ),
  did_methods: z.array(
    z.object({
      type: z.string(),
      did_method: DidMethodRef,
      ...sourcedAndArchived,
      ...ending,
    }),
  ),
  projects: z.object({
    outgoing: z.array(
      z.object({
        type: z.string(),
        target_project: LinkedProject,
        ...sourced,
      }),
    ),
    incoming: z.array(
      z.object({
        type: z.string(),
        source_project: LinkedProject,
        ...sourced,
      }),
    ),
  }),
  summary: z.object({
    totalRelationships: z.int(),
    byType: z.record(z.string(), z.int()),
  }),
})
export type ProjectRelationships = z.infer<typeof ProjectRelationships>
