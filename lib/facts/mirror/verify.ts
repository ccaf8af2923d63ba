/** Whether what was fetched is whole, in agreement with itself and as the contract has it. */
import type { z } from 'zod'
import { parseTolerantly } from '@/lib/client/http/tolerant-parse'
import { resource } from '@/lib/contract'
import { endpoints } from '@/lib/contract/endpoints'
import { type Family, families, wordsOf } from '@/lib/contract/families'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { nodeFamilies } from '@/lib/contract/node-types'
import type { Collected } from './collect'

export interface Verified {
  collected: Collected
  /** What makes the whole unfit to be loaded. */
  problems: string[]
  /** What was left out, or leads nowhere. */
  remarks: string[]
}

/** Our own server alone promises the detail of a ledger. */
const mayLackDetails = new Set<Family>(['dlt-instances'])

function listProblems({ lists, totals }: Collected): string[] {
  return families.flatMap((family) => {
    const items = lists[family]
    const ids = new Set(items.map(({ id }) => id))
    const total = totals[family] ?? items.length
    const changing = 'the data changed while it was fetched; run the command again'
    if (ids.size !== items.length) return [`/${family} lists a record twice: ${changing}`]
    if (items.length !== total) {
      return [`/${family} lists ${items.length} records and promises ${total}: ${changing}`]
    }
    return []
  })
}

/** Records that a list names and whose detail is not there. */
const withoutDetail = ({ lists, documents }: Collected): number =>
  families
    .filter((family) => resource(family).detail && !mayLackDetails.has(family))
    .flatMap((family) => lists[family].filter(({ id }) => !documents.has(`${family}/${id}`))).length

function schemaOf(path: string): z.ZodType | undefined {
  const template = `/${path.replace(/\d+/, '{id}')}`
  return endpoints.find((endpoint) => endpoint.path === template)?.response
}

/** The document itself where it is as the contract has it; what is good of it otherwise. */
function fitting(schema: z.ZodType, document: unknown) {
  const parsed = parseTolerantly(schema, document)
  if (!parsed || parsed.omittedPaths.length > 0) return parsed
  return { ...parsed, data: document }
}

function fit({ lists, documents, ...rest }: Collected) {
  let omitted = 0
  const off: string[] = []
  const fittingLists = families.map((family) => {
    const items = lists[family].flatMap((item) => {
      const found = fitting(resource(family).item, item)
      omitted += found ? found.omitted : 1
      return found ? [found.data] : []
    })
    return [family, items]
  })
  const fittingDocuments = [...documents].flatMap(([path, document]) => {
    const schema = schemaOf(path)
    const found = schema && fitting(schema, document)
    if (!found) off.push(path)
    omitted += found?.omitted ?? 0
    return found ? [[path, found.data] as const] : []
  })
  const collected: Collected = {
    ...rest,
    lists: Object.fromEntries(fittingLists),
    documents: new Map(fittingDocuments),
  }
  return { collected, omitted, off }
}

function loseEnds({ lists, documents }: Collected): number {
  const nodes = (documents.get('graph/nodes') as GraphNodes | undefined)?.data ?? []
  const links = (documents.get('graph/links') as GraphLinks | undefined)?.data ?? []
  const ids = new Set(nodes.map(({ id }) => id))
  const lost = links.filter((link) => !ids.has(link.sourceNodeId) || !ids.has(link.targetNodeId))
  const unlisted = nodeFamilies.flatMap((family) => {
    const listed = new Set(lists[family].map(({ id }) => `${wordsOf(family).prefix}-${id}`))
    return nodes.filter(({ id }) => id.startsWith(`${wordsOf(family).prefix}-`) && !listed.has(id))
  })
  return lost.length + unlisted.length
}

const needed = ['graph/nodes', 'graph/links', 'terms']

export function verify(all: Collected): Verified {
  const problems = listProblems(all)
  const { collected, omitted, off } = fit(all)
  for (const path of needed) {
    if (!collected.documents.has(path)) problems.push(`/${path} is not as the contract has it`)
  }
  const lost = loseEnds(collected)
  const bare = withoutDetail(collected)
  const remarks = [
    bare > 0 && `${bare} records are listed and have no detail`,
    omitted > 0 && `${omitted} items are not as the contract has them and were left out`,
    off.length > 0 &&
      `${off.length} documents are not as the contract has them: ${off.slice(0, 5)}`,
    lost > 0 && `${lost} references of the graph lead to nothing`,
  ]
  return { collected, problems, remarks: remarks.filter((remark) => remark !== false) }
}
