/** The compilers of all families. A new family needs one more file in this folder, and one line here. */
import type { Family } from '@/lib/contract/families'
import type { RecordFamily, RecordOf } from '@/lib/facts/load/records'
import type { FamilyCompiler } from '../family-compiler'
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
}
