/** The documents that profiles are made of. */
import type { Country } from '@/lib/contract/countries'
import type { DidMethodDetail } from '@/lib/contract/did-methods'
import type { DltInstanceDetail } from '@/lib/contract/dlt-instances'
import type { DltDetail, DltSummary } from '@/lib/contract/dlts'
import type { EntityDetail } from '@/lib/contract/entities'
import type { Industry } from '@/lib/contract/industries'
import type { PersonDetail } from '@/lib/contract/people'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { RegulationDetail } from '@/lib/contract/regulations'
import type { StandardDetail } from '@/lib/contract/standards'

/** The document behind the profile of each family: the API's detail, or the whole item of a list where it has none. */
export interface RecordDocuments {
  projects: ProjectDetail
  entities: EntityDetail
  people: PersonDetail
  regulations: RegulationDetail
  standards: StandardDetail
  /** The detail counts the projects; only the list names them. */
  dlts: DltDetail & Pick<DltSummary, 'projects'>
  'dlt-instances': DltInstanceDetail
  'did-methods': DidMethodDetail
  countries: Country
  industries: Industry
}
