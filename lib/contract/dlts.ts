import { z } from 'zod'
import {
  counted,
  type Definitions,
  fromItself,
  fromRecord,
  fromSource,
} from './codebook/definition'
import { Id, IncludedProject, LinkStats, NameRef, namedObject } from './values'

const commonFields = {
  id: Id,
  title: z.string(),
  type: z.string().nullish(),
  has_specific_operator: z.boolean().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
}

export const Instance = namedObject('DltInstanceRef', {
  ...NameRef.shape,
  website: z.string().nullish(),
  operator: NameRef.nullish(),
})

const InstanceInDetail = namedObject('DltInstanceRef', {
  ...Instance.shape,
  projects_using: z.int(),
})

export const DltSummary = namedObject('DltSummary', {
  ...commonFields,
  instance_count: z.int(),
  stats: LinkStats,
  projects: z.array(IncludedProject).nullish(),
  instances: z.array(Instance).nullish(),
})
export type DltSummary = z.infer<typeof DltSummary>

export const DltDetail = namedObject('DltDetail', {
  ...commonFields,
  ai_description: z.string().nullish(),
  total_instances: z.int(),
  total_projects: z.int(),
  instances: z.array(InstanceInDetail).nullish(),
})
export type DltDetail = z.infer<typeof DltDetail>

export const dltDefinitions: Definitions = {
  title: fromItself('Name by which the technology is known.', 'Hyperledger Indy'),
  type: fromItself('Who may read the ledger and who may write to it.', 'Public permissioned'),
  has_specific_operator: fromItself(
    'Whether each ledger of this technology usually has one operator; null if unknown.',
    true,
  ),
  instance_count: counted('Number of ledgers in DID Atlas that run on the technology.', 4),
  total_instances: counted('Same number as `instance_count`, in the full record.', 4),
  total_projects: counted('Number of projects that use a ledger of this technology.', 17),
  projects: fromSource('Projects that use a ledger of this technology.'),
  instances: fromRecord('Ledgers that run on the technology.'),
  'instances[].projects_using': counted('Number of projects that use the ledger.', 6),
}
