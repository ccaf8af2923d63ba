import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { IncludedProject, NameRef, ProjectRelation, sourcedAndArchived } from './values'

const commonFields = {
  ...NameRef.shape,
  specification_url: z.string().nullish(),
  contact_name: z.string().nullish(),
  contact_website: z.string().nullish(),
  ...sourcedAndArchived,
}
const withExcerpt = { ...sourcedAndArchived, excerpt: z.string().nullish() }

export const ProjectOfMethod = IncludedProject.extend(withExcerpt)
export const RelationToMethod = ProjectRelation.extend(withExcerpt)

export const DidMethodSummary = z.object({
  ...commonFields,
  /** The contract defines this number as a string. */
  project_count: z.string(),
  projects: z.array(ProjectOfMethod).nullish(),
})
export type DidMethodSummary = z.infer<typeof DidMethodSummary>

export const InstanceOfMethod = NameRef.extend({ operator: NameRef.nullish() })
export const EntityOfMethod = NameRef.extend({
  type: z.array(z.string()).nullish(),
  website: z.string().nullish(),
})

export const DidMethodDetail = z.object({
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
  id: {
    means: 'Permanent id, up to 13 digits. Never reused.',
    example: 262,
    evidence: 'assigned',
  },
  name: { means: 'Name of the method without `did:`.', example: 'web', evidence: 'register' },
  contact_name: {
    means: 'Contact named in its specification or register entry.',
    example: 'Sample Working Group',
    evidence: 'register',
  },
  contact_website: {
    means: 'Website of the contact.',
    example: 'https://group.example',
    evidence: 'register',
  },
  source: {
    means: 'URL of the source.',
    example: 'https://register.example/did-sample',
    evidence: 'source',
  },
  project_count: {
    means: 'Number of projects that use it, as a string.',
    example: '12',
    evidence: 'counted',
  },
  projects: { means: 'Projects that use it.', evidence: 'source' },
  dlt_instances: { means: 'Ledgers it is anchored in.', evidence: 'source' },
  entities: { means: 'Organizations that wrote or maintain it.', evidence: 'source' },
  persons: { means: 'People who wrote or maintain it.', evidence: 'source' },
}
