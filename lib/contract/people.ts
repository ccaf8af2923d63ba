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
  name: stated('Public name of the person.', 'Ada Example'),
  project_relations: fromSource('Projects in which the person has or had a public role.'),
  'project_relations[].role': fromSource('Role of the person.'),
  'project_relations[].role.id': assigned('Id of the role.', 12),
  'project_relations[].role.title': fromSource('Title of the role.', 'Programme lead'),
  'project_relations[].on_behalf_of_entity': fromSource('Organization the person acts for.'),
  did_method_relations: fromSource('DID methods the person wrote or maintains.'),
}
