/** The rows that every API under comparison serves: what the API of DID Atlas says of projects and of the graph. */
import { z } from 'zod'
import { body, type ServedSite } from '../served-site'

/** Documents are stored as they are, beside the columns by which they are found. */
export interface Rows {
  /** The items of the list of projects, in its order. */
  projects: { id: number; position: number; type: string; document: object }[]
  details: { id: number; document: object }[]
  nodes: { id: string; title: string; type: string; document: object }[]
}

export const List = z.object({
  data: z.array(z.looseObject({ id: z.number(), type: z.string() })),
  pagination: z.object({ total: z.number(), total_pages: z.number() }),
})

export const Nodes = z.object({
  data: z.array(z.looseObject({ id: z.string(), title: z.string(), type: z.string() })),
})

const Document = z.looseObject({ id: z.number() })

export const perPage = 20
/** Consortia fill more than one page, and are few enough that a filter has work to do. */
export const filteredType = 'Consortium'
export const searchedWord = 'identity'

/** The last page of the list that is full. */
export const deepPage = ({ projects }: Rows): number => Math.floor(projects.length / perPage)

/** The project whose document has the median size. */
export function medianProject({ details }: Rows): number {
  const sizes = details.map(({ id, document }) => ({ id, size: JSON.stringify(document).length }))
  const middle = sizes.sort((a, b) => a.size - b.size)[Math.floor(sizes.length / 2)]
  if (!middle) throw new Error('There are no projects')
  return middle.id
}

/**
 * The searched word, if there are titles and each contains it. Servers rank and limit what they find differently, so this
 * is all that their answers have in common.
 */
export function searchedIn(titles: readonly string[]): string {
  const wrong = titles.find((title) => !title.toLowerCase().includes(searchedWord))
  if (wrong !== undefined) throw new Error(`the search for “${searchedWord}” found “${wrong}”`)
  if (titles.length === 0) throw new Error(`the search for “${searchedWord}” found nothing`)
  return searchedWord
}

const Node = z.looseObject({ id: z.string() })

/** The nodes of a graph in the order of their ids, because a graph has none. */
export const nodesIn = (nodes: unknown): unknown[] =>
  z
    .array(Node)
    .parse(nodes)
    .sort((a, b) => (a.id < b.id ? -1 : 1))

export async function rowsOf({ api, key }: ServedSite): Promise<Rows> {
  const json = async (path: string): Promise<unknown> =>
    JSON.parse(String(await body(api + path, key)))
  const listed: z.infer<typeof List>['data'] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data, pagination } = List.parse(await json(`/projects?per_page=100&page=${page}`))
    listed.push(...data)
    pages = pagination.total_pages
  }
  const details: Rows['details'] = []
  for (const { id } of listed) {
    details.push({ id, document: Document.parse(await json(`/projects/${id}`)) })
  }
  const { data } = Nodes.parse(await json('/graph/nodes'))
  return {
    projects: listed.map((document, position) => ({
      id: document.id,
      position,
      type: document.type,
      document,
    })),
    details,
    nodes: data.map((document) => {
      const { id, title, type } = document
      return { id, title, type, document }
    }),
  }
}
