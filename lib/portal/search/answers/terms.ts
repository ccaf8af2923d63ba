/**
 * What the words of a question may mean, apart from the names in the data: the statuses, kinds, levels and families of
 * records, the relations between them, and the words that only form a question.
 */
import type { z } from 'zod'
import type { Family } from '@/lib/contract/families'
import type { ProjectKind, ProjectLevel, ProjectStatus } from '@/lib/contract/values'
import type { NodeReference } from '@/lib/portal/graph/node-id'
import type { RegionName } from '@/lib/portal/map/map-regions'
import type { ProtocolName } from '@/lib/portal/wallets/protocols'

type Status = z.infer<typeof ProjectStatus>
export type Relation = 'funds' | 'builds' | 'manages' | 'uses'

export type Term =
  | { is: 'wallet' }
  | { is: 'country'; code: string }
  | { is: 'region'; region: RegionName }
  | { is: 'group'; key: string }
  | { is: 'status'; statuses: readonly Status[] }
  | { is: 'kind'; kind: z.infer<typeof ProjectKind> }
  | { is: 'level'; level: z.infer<typeof ProjectLevel> }
  | { is: 'type'; type: 'Consortium' }
  | { is: 'family'; family: Family }
  | { is: 'relation'; relation: Relation }
  | { is: 'protocol'; protocol: ProtocolName }
  | { is: 'record'; record: NodeReference }

const statusTerm = (...statuses: Status[]): Term => ({ is: 'status', statuses })
const kindTerm = (kind: z.infer<typeof ProjectKind>): Term => ({ is: 'kind', kind })
const levelTerm = (level: z.infer<typeof ProjectLevel>): Term => ({ is: 'level', level })
const familyTerm = (family: Family): Term => ({ is: 'family', family })
const relationTerm = (relation: Relation): Term => ({ is: 'relation', relation })

const wallet: Term = { is: 'wallet' }
const national = levelTerm('National')
const union: Term = { is: 'group', key: 'eu' }

/** Phrases and their meanings. Plurals with `s` need no entry of their own. */
const phrases: readonly (readonly [meanings: readonly Term[], ...phrases: string[]])[] = [
  [[wallet], 'wallet', 'digital wallet', 'identity wallet', 'id wallet', 'digital identity wallet'],
  [[wallet], 'digital id wallet', 'digital id', 'digital identity app', 'digital id app'],
  [
    [wallet, national],
    'national wallet',
    'national digital wallet',
    'national id wallet',
    'national identity wallet',
    'national digital identity wallet',
    'state wallet',
    'government wallet',
  ],
  [[wallet, union], 'eudi wallet', 'eudiw', 'eu wallet', 'eu digital identity wallet'],
  [[wallet, union], 'european digital identity wallet', 'eu digital wallet', 'eudi'],
  [
    [statusTerm('Launched')],
    'launched',
    'launch',
    'live',
    'operational',
    'available',
    'rolled out',
  ],
  [[statusTerm('Pilot')], 'pilot', 'piloting', 'piloted', 'testing', 'tested', 'in pilot'],
  [[statusTerm('Announced')], 'announced', 'planned', 'planning', 'upcoming', 'plan'],
  [[statusTerm('Discontinued', 'Inactive')], 'ended', 'discontinued', 'closed', 'failed', 'end'],
  [[statusTerm('Discontinued', 'Inactive')], 'shut down', 'cancelled', 'stopped', 'withdrawn'],
  [[statusTerm('Active')], 'active'],
  [[statusTerm('Inactive')], 'inactive'],
  [[kindTerm('Credential')], 'credential', 'digital credential'],
  [[kindTerm('Organization identity')], 'organization identity', 'business wallet'],
  [[kindTerm('Infrastructure')], 'infrastructure'],
  [[kindTerm('Software')], 'software', 'open source'],
  [[kindTerm('Pilot programme')], 'pilot programme', 'pilot program', 'large scale pilot'],
  [[kindTerm('Research and funding')], 'research', 'research project', 'funding programme'],
  [[kindTerm('Alliance')], 'alliance'],
  [[{ is: 'type', type: 'Consortium' }], 'consortium', 'consortia'],
  [[national], 'national', 'nationwide'],
  [[levelTerm('Subnational')], 'subnational', 'regional'],
  [[levelTerm('Supranational')], 'supranational'],
  [[levelTerm('Institutional')], 'institutional'],
  [[levelTerm('Global')], 'global'],
  [[familyTerm('projects')], 'project', 'initiative', 'programme', 'program', 'app'],
  [[familyTerm('entities')], 'organization', 'company', 'companies', 'vendor'],
  [[familyTerm('entities')], 'ministry', 'ministries', 'agency', 'agencies', 'authority'],
  [[familyTerm('people')], 'people', 'person', 'expert'],
  [[familyTerm('regulations')], 'law', 'regulation', 'legislation', 'act', 'legal basis'],
  [[familyTerm('standards')], 'standard', 'protocol', 'specification', 'format', 'technology'],
  [[familyTerm('dlt-instances')], 'ledger', 'blockchain', 'chain', 'dlt'],
  [[familyTerm('dlts')], 'ledger technology', 'ledger technologies', 'blockchain technology'],
  [[familyTerm('did-methods')], 'did method', 'method'],
  [[familyTerm('countries')], 'country', 'countries', 'state', 'nation', 'member state'],
  [[familyTerm('industries')], 'industry', 'industries', 'sector'],
  [[relationTerm('funds')], 'fund', 'funded', 'funding', 'funder', 'pay', 'pays for', 'financed'],
  [[relationTerm('builds')], 'build', 'built', 'builder', 'supplier', 'supply', 'supplies'],
  [[relationTerm('builds')], 'make', 'makes', 'made', 'develop', 'develops', 'developed'],
  [[relationTerm('manages')], 'manage', 'manages', 'manager', 'run', 'runs', 'operate', 'operates'],
  [[relationTerm('manages')], 'operator', 'lead', 'leads', 'responsible'],
  [[relationTerm('uses')], 'use', 'used', 'using', 'follow', 'follows', 'support', 'supports'],
  [[relationTerm('uses')], 'based on', 'built on', 'run on', 'runs on', 'implement', 'implements'],
]

/** Words that limit nothing, because they are true of all records. */
export const fillers: ReadonlySet<string> = new Set(
  'digital identity decentralized government status world worldwide did ssi id public official'.split(
    ' ',
  ),
)

/** Each phrase in lower case, with its meanings. */
export const termsByPhrase: ReadonlyMap<string, readonly Term[]> = new Map(
  phrases.flatMap(([meanings, ...names]) => names.map((name) => [name, meanings] as const)),
)
