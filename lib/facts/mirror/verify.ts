/** Checks whether the fetched data is complete, consistent and in accordance with the contract. */
import type { z } from 'zod'
import { parseTolerantly } from '@/lib/client/http/tolerant-parse'
import { resource } from '@/lib/contract'
import { endpoints } from '@/lib/contract/endpoints'
import { type Family, families, getWords } from '@/lib/contract/families'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { nodeFamilies } from '@/lib/contract/node-types'
import { counted } from '@/lib/text/counted'
import type { Collected } from './collect'

export interface Verified {
  collected: Collected
  /** Reasons not to store the data. */
  problems: string[]
  /** Omissions and inconsistencies in the data. */
  warnings: string[]
}

/** Families whose details are an addition to the contract, so other servers may lack them. */
const optionalDetails = new Set<Family>(['dlt-instances'])

function listProblems({ lists, totals }: Collected): string[] {
  return families.flatMap((family) => {
    const items = lists[family]
    const ids = new Set(items.map(({ id }) => id))
    const total = totals[family] ?? items.length
    const remedy = 'The data changed while it was fetched. Run the command again.'
    if (ids.size !== items.length) return [`/${family} lists a record twice. ${remedy}`]
    if (items.length !== total) {
      return [`/${family} lists ${items.length} of ${total} records. ${remedy}`]
    }
    return []
  })
}

const countMissingDetails = ({ lists, documents }: Collected): number =>
  families
    .filter((family) => resource(family).detail && !optionalDetails.has(family))
    .flatMap((family) => lists[family].filter(({ id }) => !documents.has(`${family}/${id}`))).length

function findSchema(path: string): z.ZodType | undefined {
  const template = `/${path.replace(/\d+/, '{id}')}`
  return endpoints.find((endpoint) => endpoint.path === template)?.response
}

/** Returns a valid document unchanged, with its unknown fields, and removes the invalid parts from any other. */
function validPart(schema: z.ZodType, document: unknown) {
  const parsed = parseTolerantly(schema, document)
  if (!parsed || parsed.omittedPaths.length > 0) return parsed
  return { ...parsed, data: document }
}

function removeInvalid({ lists, documents, ...rest }: Collected) {
  let omitted = 0
  const invalidDocuments: string[] = []
  const validLists = families.map((family) => {
    const items = lists[family].flatMap((item) => {
      const valid = validPart(resource(family).item, item)
      omitted += valid ? valid.omitted : 1
      return valid ? [valid.data] : []
    })
    return [family, items]
  })
  const validDocuments = [...documents].flatMap(([path, document]) => {
    const schema = findSchema(path)
    const valid = schema && validPart(schema, document)
    if (!valid) invalidDocuments.push(path)
    omitted += valid?.omitted ?? 0
    return valid ? [[path, valid.data] as const] : []
  })
  const collected: Collected = {
    ...rest,
    lists: Object.fromEntries(validLists),
    documents: new Map(validDocuments),
  }
  return { collected, omitted, invalidDocuments }
}

/** Counts the links to unknown nodes, and the nodes without a listed record. */
function countDanglingReferences({ lists, documents }: Collected): number {
  const nodes = (documents.get('graph/nodes') as GraphNodes | undefined)?.data ?? []
  const links = (documents.get('graph/links') as GraphLinks | undefined)?.data ?? []
  const ids = new Set(nodes.map(({ id }) => id))
  const dangling = links.filter(
    (link) => !ids.has(link.sourceNodeId) || !ids.has(link.targetNodeId),
  )
  const unlisted = nodeFamilies.flatMap((family) => {
    const listed = new Set(lists[family].map(({ id }) => `${getWords(family).prefix}-${id}`))
    return nodes.filter(({ id }) => id.startsWith(`${getWords(family).prefix}-`) && !listed.has(id))
  })
  return dangling.length + unlisted.length
}

/** @example omission(2, 'item') // '2 items are not as the contract defines them and were omitted' */
const omission = (count: number, noun: string): string =>
  count === 1
    ? `1 ${noun} is not as the contract defines it and was omitted`
    : `${counted(count, noun)} are not as the contract defines them and were omitted`

const requiredDocuments = ['graph/nodes', 'graph/links', 'terms']

/** Returns the data without its invalid parts, and adds a warning with their number. */
export function verify(fetched: Collected): Verified {
  const problems = listProblems(fetched)
  const { collected, omitted, invalidDocuments } = removeInvalid(fetched)
  for (const path of requiredDocuments) {
    if (!collected.documents.has(path))
      problems.push(`/${path} is missing or not as the contract defines it.`)
  }
  const dangling = countDanglingReferences(collected)
  const missing = countMissingDetails(collected)
  const examples = invalidDocuments.slice(0, 5).join(', ')
  const warnings = [
    missing > 0 && `${counted(missing, 'listed record has', 'listed records have')} no detail`,
    omitted > 0 && omission(omitted, 'item'),
    invalidDocuments.length > 0 &&
      `${omission(invalidDocuments.length, 'document')}, for example ${examples}`,
    dangling > 0 &&
      `${counted(dangling, 'reference')} in the graph ${dangling === 1 ? 'leads' : 'lead'} to records that do not exist`,
  ]
  return { collected, problems, warnings: warnings.filter((warning) => warning !== false) }
}
