import { z } from 'zod'
import { assigned, type Definitions, fromSource, stated } from './codebook/definition'
import {
  DidMethodRelation,
  Id,
  LinkStats,
  NameRef,
  namedObject,
  ProjectRef,
  sourced,
  TitleRef,
} from './values'

export const PersonSummary = namedObject('PersonSummary', {
  id: Id,
  name: z.string(),
  stats: LinkStats,
})
export type PersonSummary = z.infer<typeof PersonSummary>

const RepresentedEntity = namedObject('EntityRef', {
  ...NameRef.shape,
  type: z.array(z.string()).nullish(),
})

export const PersonDetail = namedObject('PersonDetail', {
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
  name: stated('Name that the person uses in public.', 'Ada Example'),
  project_relations: fromSource('Projects in which the person has or had a public role.'),
  'project_relations[].role': fromSource('What the person does or did in the project.'),
  'project_relations[].role.id': assigned('Number of the role.', 12),
  'project_relations[].role.title': fromSource('Role as the source calls it.', 'Programme lead'),
  'project_relations[].on_behalf_of_entity': fromSource('Organization that the person represents.'),
  did_method_relations: fromSource('DID methods that the person wrote or maintains.'),
}
