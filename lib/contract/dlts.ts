import { z } from 'zod'
import type { Definitions } from './codebook/definition'
import { Id, IncludedProject, LinkStats, NameRef } from './values'

const commonFields = {
  id: Id,
  title: z.string(),
  type: z.string().nullish(),
  has_specific_operator: z.boolean().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
}

export const Instance = z.object({
  ...NameRef.shape,
  website: z.string().nullish(),
  operator: NameRef.nullish(),
})

export const InstanceInDetail = Instance.extend({ projects_using: z.int() })

export const DltSummary = z.object({
  ...commonFields,
  instance_count: z.int(),
  stats: LinkStats,
  projects: z.array(IncludedProject).nullish(),
  instances: z.array(Instance).nullish(),
})
export type DltSummary = z.infer<typeof DltSummary>

export const DltDetail = z.object({
  ...commonFields,
  ai_description: z.string().nullish(),
  total_instances: z.int(),
  total_projects: z.int(),
  instances: z.array(InstanceInDetail).nullish(),
})
export type DltDetail = z.infer<typeof DltDetail>

export const dltDefinitions: Definitions = {
  title: {
    means: 'Name of the ledger technology.',
    example: 'Hyperledger Indy',
    evidence: 'itself',
  },
  type: {
    means: 'Class by access and consensus.',
    example: 'Public permissioned',
    evidence: 'itself',
  },
  has_specific_operator: {
    means: 'Whether its ledgers usually have their own operator. Null if unknown.',
    example: true,
    evidence: 'itself',
  },
  instance_count: {
    means: 'Number of its ledgers in DID Atlas.',
    example: 4,
    evidence: 'counted',
  },
  total_instances: {
    means: 'The same number, under its name in the detail.',
    example: 4,
    evidence: 'counted',
  },
  total_projects: {
    means: 'Number of projects that use one of its ledgers.',
    example: 17,
    evidence: 'counted',
  },
  projects: { means: 'Projects that use one of its ledgers.', evidence: 'source' },
  instances: { means: 'Ledgers.', evidence: 'record' },
  'instances[].projects_using': {
    means: 'Number of projects that use the ledger.',
    example: 6,
    evidence: 'counted',
  },
}
