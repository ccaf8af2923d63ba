/** All lists. A new family needs a file in `definitions/`, an entry here, and a page. */
import type { Family } from '@/lib/contract/families'
import type { List } from './define-list'
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

export const lists: Readonly<Record<Family, List>> = {
  projects: projectList,
  entities: entityList,
  people: personList,
  regulations: regulationList,
  standards: standardList,
  dlts: dltList,
  'dlt-instances': dltInstanceList,
  'did-methods': didMethodList,
  countries: countryList,
  industries: industryList,
}
