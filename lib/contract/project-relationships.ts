import { z } from 'zod'
import {
  counted,
  type Definitions,
  type FieldDefinition,
  fromRecord,
  fromSource,
} from './codebook/definition'
import { entityRoles, relationshipTypes, standardRelations } from './codebook/values'
import {
  CountryRef,
  DidMethodRef,
  ending,
  Id,
  NameRef,
  namedObject,
  sourced,
  sourcedAndArchived,
  TitleRef,
} from './values'

/** In the contract, a website is an object here but a string in every other document. */
export const WebsiteLink = namedObject('WebsiteLink', { Url: z.string(), Description: z.string() })

export const LinkedProject = namedObject('LinkedProject', {
  ...TitleRef.shape,
  website: WebsiteLink.nullish(),
})

export const ProjectRelationships = namedObject('ProjectRelationships', {
  project: z.object({ id: Id, title: z.string(), type: z.string() }),
  entities: z.array(
    z.object({
      type: z.string(),
      // An addition to the API contract.
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

const getType = (example: string): FieldDefinition =>
  fromSource('How the two are related.', example)

export const relationshipDefinitions: Definitions = {
  project: fromRecord('The project or consortium.'),
  entities: fromSource('Organizations that take part in the project.'),
  'entities[].type': { ...getType('Managing'), values: relationshipTypes },
  'entities[].role': fromSource(
    'What the organization does in the project, if the source states it.',
    'Supplier',
    entityRoles,
  ),
  persons: fromSource('People who have or had a role in the project.'),
  'persons[].type': getType('Person of Interest'),
  'persons[].on_behalf_of': fromSource('Organization that the person represents.'),
  dlt_instances: fromSource('Ledgers that the project uses.'),
  'dlt_instances[].type': getType('DLTinstancesupport'),
  regulations: fromSource('Laws and regulations that the project follows.'),
  'regulations[].type': getType('followsRegulation'),
  'regulations[].regulation': fromRecord('The regulation.'),
  standards: fromSource('Standards that the project follows or maintains.'),
  'standards[].type': { ...getType('Follows'), values: standardRelations },
  'standards[].standard': fromRecord('The standard.'),
  did_methods: fromSource('DID methods that the project uses.'),
  'did_methods[].type': getType('Follows'),
  projects: fromSource('Relationships to other projects.'),
  'projects.outgoing': fromSource('Other projects that the project names.'),
  'projects.outgoing[].type': getType('Interoperability'),
  'projects.outgoing[].target_project': fromRecord('The other project.'),
  'projects.incoming': fromSource('Other projects that name the project.'),
  'projects.incoming[].type': getType('Member'),
  'projects.incoming[].source_project': fromRecord('The other project.'),
  summary: counted('How many relationships there are.'),
  'summary.totalRelationships': counted('Number of relationships in total.', 14),
  'summary.byType': counted('Number of relationships of each kind.'),
}
