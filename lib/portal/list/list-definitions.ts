/** The register of lists: another family is one more file in `definitions/`, one line here and one page. */
import type { Family } from '@/lib/contract/families'
import { countryList } from './definitions/countries'
import { didMethodList } from './definitions/did-methods'
import { dltInstanceList } from './definitions/dlt-instances'
import { dltList } from './definitions/dlts'
import { entityList } from './definitions/entities'
import { industryList } from './definitions/industries'
import { personList } from './definitions/people'
import { projectList } from './definitions/projects'
import { regulationList } from './definitions/regulations'
import { standardList } from './definitions/standards'
import type { GraphList, ItemList } from './list-definition'

/** Families of thousands, which the graph holds whole. */
export const graphLists = {
  projects: projectList,
  entities: entityList,
  people: personList,
} as const satisfies { [F in Family]?: GraphList<F> }
export type GraphFamily = keyof typeof graphLists

/** Families of hundreds, whose items are all read. */
export const itemLists = {
  regulations: regulationList,
  standards: standardList,
  dlts: dltList,
  'dlt-instances': dltInstanceList,
  'did-methods': didMethodList,
  countries: countryList,
  industries: industryList,
} as const satisfies { [F in Exclude<Family, GraphFamily>]: ItemList<F> }
export type ItemFamily = keyof typeof itemLists

export const listDefinitions = { ...graphLists, ...itemLists }

export const isGraphFamily = (family: Family): family is GraphFamily =>
  Object.hasOwn(graphLists, family)
