/** The requests of `npm run bench -- serving`. */
import { type Atlas, key, readJson } from './atlas'
import { writeManyAddresses } from './wrk'

export interface Subject {
  name: string
  path: string
  headers: Record<string, string>
  status: number
  /** The path of a script for wrk. */
  script?: string
  /** The address of the same rows at json-server. */
  ofRows?: string
}

interface Project {
  id: number
}

/** The rows of the API from which a list and a profile are answered. */
export interface Rows {
  projects: Project[]
  details: Project[]
}

interface ProjectList {
  data: Project[]
  pagination: { total_pages: number }
}

export async function readRows({ api }: Atlas): Promise<Rows> {
  const projects: Project[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await readJson<ProjectList>(`${api}/projects?per_page=100&page=${page}`)
    projects.push(...list.data)
    pages = list.pagination.total_pages
  }
  const details: Project[] = []
  for (const { id } of projects) details.push(await readJson(`${api}/projects/${id}`))
  return { projects, details }
}

/** The project whose document has the median size. */
function medianProject({ details }: Rows): number {
  const sizes = details.map((detail) => ({ id: detail.id, size: JSON.stringify(detail).length }))
  const middle = sizes.toSorted((a, b) => a.size - b.size)[Math.floor(sizes.length / 2)]
  if (!middle) throw new Error('There are no projects')
  return middle.id
}

export async function getSubjects(atlas: Atlas, rows: Rows): Promise<Subject[]> {
  const id = medianProject(rows)
  const profile = await fetch(`${atlas.site}/projects/${id}`)
  const withKey = { 'X-API-Key': key }
  return [
    {
      name: 'API: a project',
      path: `/api/v1/projects/${id}`,
      headers: withKey,
      status: 200,
      ofRows: `/details/${id}`,
    },
    {
      name: 'API: a list of 20',
      path: '/api/v1/projects',
      headers: withKey,
      status: 200,
      ofRows: '/projects?_page=1&_per_page=20',
    },
    {
      name: 'page: a project, cached, gzip',
      path: new URL(profile.url).pathname,
      headers: { 'Accept-Encoding': 'gzip' },
      status: 200,
    },
    {
      name: 'API: no key',
      path: '/api/v1/entities',
      headers: {},
      status: 401,
      // Without a key, each address has a limit.
      script: writeManyAddresses(atlas.folder),
    },
    {
      name: 'API: no such project',
      path: '/api/v1/projects/999999999',
      headers: withKey,
      status: 404,
    },
  ]
}
