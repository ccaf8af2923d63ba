/** The search over the data of the portal. Parts that the API does not have are left out. */
import { dataOrUndefined } from '@/lib/client/result'
import { makeGraph, projectFacts } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { getOtherNames, makeRecordSearch, type RecordSearch } from './record-search'

export const makePortalSearch = (data: PortalData): Promise<RecordSearch> =>
  makeRecordSearch(
    dataOrUndefined(makeGraph(data)),
    dataOrUndefined(data.countries) ?? [],
    projectFacts(data).texts,
    getOtherNames({
      entities: dataOrUndefined(data.entities) ?? [],
      regulations: dataOrUndefined(data.regulations) ?? [],
    }),
  )
