import { z } from 'zod'
import {
  assigned,
  counted,
  type Definitions,
  fromRegister,
  fromSource,
} from './codebook/definition'
import {
  IncludedProject,
  NameRef,
  namedObject,
  ProjectRelation,
  sourcedAndArchived,
} from './values'

const commonFields = {
  ...NameRef.shape,
  specification_url: z.string().nullish(),
  contact_name: z.string().nullish(),
  contact_website: z.string().nullish(),
  ...sourcedAndArchived,
}
const withExcerpt = { ...sourcedAndArchived, excerpt: z.string().nullish() }

const ProjectOfMethod = namedObject('ProjectUsage', {
  ...IncludedProject.shape,
  ...withExcerpt,
})
const RelationToMethod = namedObject('ProjectRelation', {
  ...ProjectRelation.shape,
  ...withExcerpt,
})

export const DidMethodSummary = namedObject('DidMethodSummary', {
  ...commonFields,
  /** The contract defines this number as a string. */
  project_count: z.string(),
  projects: z.array(ProjectOfMethod).nullish(),
})
export type DidMethodSummary = z.infer<typeof DidMethodSummary>

const InstanceOfMethod = namedObject('DltInstanceRef', {
  ...NameRef.shape,
  operator: NameRef.nullish(),
})
const EntityOfMethod = namedObject('EntityRef', {
  ...NameRef.shape,
  type: z.array(z.string()).nullish(),
  website: z.string().nullish(),
})

export const DidMethodDetail = namedObject('DidMethodDetail', {
  ...commonFields,
  ai_description: z.string().nullish(),
  projects: z.array(RelationToMethod).nullish(),
  dlt_instances: z
    .array(
      z.object({
        dlt_instance: InstanceOfMethod,
        ...sourcedAndArchived,
      }),
    )
    .nullish(),
  entities: z
    .array(
      z.object({
        entity: EntityOfMethod,
        ...sourcedAndArchived,
      }),
    )
    .nullish(),
  persons: z.array(z.object({ person: NameRef, ...sourcedAndArchived })).nullish(),
})
export type DidMethodDetail = z.infer<typeof DidMethodDetail>

export const didMethodDefinitions: Definitions = {
  id: assigned(
    'Permanent number of up to 13 digits, used in the address of its page and never reused.',
    262,
  ),
  name: fromRegister('Name of the method, without `did:`.', 'web'),
  contact_name: fromRegister(
    'Contact named in the specification or the register.',
    'Sample Working Group',
  ),
  contact_website: fromRegister('Website of the contact.', 'https://group.example'),
  source: fromSource(
    'Link to the entry in the register or to another source.',
    'https://register.example/did-sample',
  ),
  project_count: counted('Number of projects that use the method, as text.', '12'),
  projects: fromSource('Projects that use the method.'),
  dlt_instances: fromSource('Ledgers on which the method stores identifiers.'),
  entities: fromSource('Organizations that wrote or maintain the method.'),
  persons: fromSource('People who wrote or maintain the method.'),
}
