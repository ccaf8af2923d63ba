/** The compilers of all families. A new family needs one more file in this folder, and one line here. */
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

/** Families whose records are facts. Countries are not, because they come from the ISO table. */
export type FactFamily = Family & RecordFamily

/** Ensures that each family has the parts that the contract and the graph require. */
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
