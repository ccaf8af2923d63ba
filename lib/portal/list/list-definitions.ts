/** All lists. A new family needs a file in `definitions/`, an entry here, and a page. */
import type { Family } from '@/lib/contract/families'
import type { GraphList, ItemList } from './define-list'
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
import type { ListOutline } from './list-definition'

export type GraphFamily = 'projects' | 'entities' | 'people'
export type ItemFamily = Exclude<Family, GraphFamily>

/** The families with thousands of records, all of which are in the graph. */
export const graphLists: { readonly [F in GraphFamily]: GraphList<F> } = {
  projects: projectList,
  entities: entityList,
  people: personList,
}

/** The families with at most hundreds of records, which are read from the API. */
export const itemLists: { readonly [F in ItemFamily]: ItemList<F> } = {
  regulations: regulationList,
  standards: standardList,
  dlts: dltList,
  'dlt-instances': dltInstanceList,
  'did-methods': didMethodList,
  countries: countryList,
  industries: industryList,
}

export const listOutlines: Readonly<Record<Family, ListOutline>> = { ...graphLists, ...itemLists }

export const isGraphFamily = (family: Family): family is GraphFamily =>
  Object.hasOwn(graphLists, family)
