import type { Family } from '@/lib/contract/families'
import type { ListState } from '@/lib/portal/list/list-state'
import { listFileAddress } from '@/lib/portal/list/table/list-file'
import { getDataContext } from '@/lib/portal/publish/load'
import { recordFormats } from '@/lib/portal/publish/record-formats'
import { listNode } from '@/lib/portal/publish/seo/json-ld/site'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { JsonLd } from './json-ld'
import { LandingPage } from './landing-page'

/** Machine-readable metadata of a list: a description of it, and links to its files. */
export async function ListHead({ family, state }: { family: Family; state: ListState }) {
  return (
    <>
      <LandingPage of="Collection" />
      {tableFormats.map((format) => (
        <link
          key={format}
          rel="item"
          type={recordFormats[format].mediaType}
          href={listFileAddress(family, format, state)}
        />
      ))}
      <JsonLd node={listNode(family, await getDataContext())} />
    </>
  )
}
