import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { DidMethodRelation, Id, LinkStats, NameRef, ProjectRef, sourced, TitleRef } from './values'

export const PersonSummary = z.object({ id: Id, name: z.string(), stats: LinkStats })
export type PersonSummary = z.infer<typeof PersonSummary>

export const RepresentedEntity = z.object({
  ...NameRef.shape,
  type: z.array(z.string()).nullish(),
})

export const PersonDetail = z.object({
  ...PersonSummary.shape,
  ai_description: z.string().nullish(),
  project_relations: z
    .array(
      z.object({
        project: ProjectRef,
        role: TitleRef.nullish(),
        on_behalf_of_entity: RepresentedEntity.nullish(),
        ...sourced,
      }),
    )
    .nullish(),
  did_method_relations: z.array(DidMethodRelation).nullish(),
})
export type PersonDetail = z.infer<typeof PersonDetail>

export const personDefinitions: Definitions = {
  name: {
    means: 'Public name of the person.',
    example: 'Ada Example',
    evidence: 'stated',
  },
  project_relations: {
    means: 'Projects in which the person has or had a public role.',
    evidence: 'source',
  },
  'project_relations[].role': { means: 'Role of the person.', evidence: 'source' },
  'project_relations[].role.id': {
    means: 'Id of the role.',
    example: 12,
    evidence: 'assigned',
  },
  'project_relations[].role.title': {
    means: 'Title of the role.',
    example: 'Programme lead',
    evidence: 'source',
  },
  'project_relations[].on_behalf_of_entity': {
    means: 'Organization the person acts for.',
    evidence: 'source',
  },
  did_method_relations: {
    means: 'DID methods the person wrote or maintains.',
    evidence: 'source',
  },
}
