/** The register of what is compiled: a new family is one more file beside this one, and one line here. */
import type { DetailedFamily } from '@/lib/contract'
import type { Family } from '@/lib/contract/families'
import type { NodeFamily } from '@/lib/contract/node-types'
import type { RecordFamily, RecordOf } from '@/lib/facts/load/records'
import type { DetailCompiler, FamilyCompiler, NodeCompiler } from '../family-compiler'
import { didMethodCompiler } from './did-methods'
import { dltInstanceCompiler } from './dlt-instances'
import { dltCompiler } from './dlts'
import { entityCompiler } from './entities'
import { industryCompiler } from './industries'
import { personCompiler } from './people'
import { projectCompiler } from './projects'
import { regulationCompiler } from './regulations'
import { standardCompiler } from './standards'

/** Families whose records are facts. Countries are not: they come from the ISO table. */
export type FactFamily = Family & RecordFamily

/** What the contract and the graph ask of a family has to be there. */
type Complete = { [F in FactFamily]: unknown } & {
  [F in DetailedFamily]: DetailCompiler<RecordOf<F>>
} & { [F in NodeFamily]: NodeCompiler<RecordOf<F>> }

export const compilers: { readonly [F in FactFamily]: FamilyCompiler<RecordOf<F>> } = {
  projects: projectCompiler,
  entities: entityCompiler,
  people: personCompiler,
  regulations: regulationCompiler,
  standards: standardCompiler,
  dlts: dltCompiler,
  'dlt-instances': dltInstanceCompiler,
  'did-methods': didMethodCompiler,
  industries: industryCompiler,
} satisfies Complete
