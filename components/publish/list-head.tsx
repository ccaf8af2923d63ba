import type { Family } from '@/lib/contract/families'
import { getDataContext } from '@/lib/portal/publish/load'
import { listNode } from '@/lib/portal/publish/seo/json-ld/site'
import { JsonLd } from './json-ld'

/** The structured data of a list. */
export async function ListHead({ family }: { family: Family }) {
  return <JsonLd node={listNode(family, await getDataContext())} />
}
