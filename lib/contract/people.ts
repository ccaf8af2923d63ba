import { z } from 'zod'
import { DidMethodRelation, Id, LinkStats, NameRef, ProjectRef, sourced, TitleRef } from './values'

export const PersonSummary = z.object({ id: Id, name: z.string(), stats: LinkStats })
export type PersonSummary = z.infer<typeof PersonSummary>

export const PersonDetail = z.object({
  ...PersonSummary.shape,
  ai_description: z.string().nullish(),
  project_relations: z
    .array(
      z.object({
        project: ProjectRef,
        role: TitleRef.nullish(),
        on_behalf_of_entity: z
          .object({ ...NameRef.shape, type: z.array(z.string()).nullish() })
          .nullish(),
        ...sourced,
      }),
    )
    .nullish(),
  did_method_relations: z.array(DidMethodRelation).nullish(),
})
export type PersonDetail = z.infer<typeof PersonDetail>
