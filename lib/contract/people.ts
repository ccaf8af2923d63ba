import { z } from 'zod'
import type { Definitions } from './codebook/definition'
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

export const personDefinitions: Definitions = {
  name: {
    means: 'The name under which the person acts in public.',
    example: 'Ada Example',
    evidence: 'stated',
  },
  project_relations: {
    means: 'The projects in which the person has or had a public role.',
    evidence: 'source',
  },
  'project_relations[].role': { means: 'What the person does there.', evidence: 'source' },
  'project_relations[].role.id': {
    means: 'A number of the role.',
    example: 12,
    evidence: 'assigned',
  },
  'project_relations[].role.title': {
    means: 'The role in words.',
    example: 'Programme lead',
    evidence: 'source',
  },
  'project_relations[].on_behalf_of_entity': {
    means: 'The organization for which the person acts.',
    evidence: 'source',
  },
  did_method_relations: {
    means: 'The DID methods that the person wrote or maintains.',
    evidence: 'source',
  },
}
