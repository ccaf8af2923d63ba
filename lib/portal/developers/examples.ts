/**
 * The example call of an endpoint as curl, JavaScript (Node.js), Python and R (httr2), each ready to copy and run. Guides
 * also have examples that need more than one request.
 */
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ExampleBodies, exampleTarget } from '@/lib/contract/examples'
import { keyHeader } from '@/lib/contract/headers'
import { toCurl } from './console-request'

export interface CodeExample {
  language: string
  text: string
}

/** Calls of open endpoints need no key. */
type Access = Pick<Endpoint, 'isPublic'>

const javascript = (url: string, { isPublic }: Access): string => {
  const headers = isPublic
    ? ''
    : `, {\n  headers: { '${keyHeader}': process.env.DID_ATLAS_KEY },\n}`
  return `const response = await fetch('${url}'${headers})
const body = await response.json()
if (!response.ok) throw new Error(body.error.message)
console.log(JSON.stringify(body, null, 2))`
}

const python = (url: string, { isPublic }: Access): string => {
  const headers = isPublic ? '' : `\n    headers={"${keyHeader}": os.environ["DID_ATLAS_KEY"]},`
  return `import json, ${isPublic ? '' : 'os, '}urllib.request

request = urllib.request.Request(
    "${url}",${headers}
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`
}

const r = (url: string, { isPublic }: Access): string => {
  const headers = isPublic ? '' : `\n  req_headers("${keyHeader}" = Sys.getenv("DID_ATLAS_KEY")) |>`
  return `library(httr2)

body <- request("${url}") |>${headers}
  req_perform() |>
  resp_body_json()
str(body, max.level = 2)`
}

/** @param apiBase the address of the API, which ends in `/api/v1` */
export function buildExamples(
  endpoint: Endpoint,
  apiBase: string,
  bodies: ExampleBodies,
): CodeExample[] {
  const url = apiBase + exampleTarget(endpoint, bodies)
  return [
    { language: 'curl', text: toCurl(url, endpoint) },
    { language: 'JavaScript', text: javascript(url, endpoint) },
    { language: 'Python', text: python(url, endpoint) },
    { language: 'R', text: r(url, endpoint) },
  ]
}

/** Reads all pages of a list. */
export const pagingExamples = (api: string): CodeExample[] => [
  {
    language: 'JavaScript',
    text: `const headers = { 'X-API-Key': process.env.DID_ATLAS_KEY }
const projects = []
for (let page = 1, pages = 1; page <= pages; page += 1) {
  const response = await fetch(\`${api}/projects?per_page=100&page=\${page}\`, { headers })
  const body = await response.json()
  if (!response.ok) throw new Error(body.error.message)
  projects.push(...body.data)
  pages = body.pagination.total_pages
}
console.log(projects.length)`,
  },
  {
    language: 'Python',
    text: `import json, os, urllib.request

projects, page, pages = [], 1, 1
while page <= pages:
    request = urllib.request.Request(
        f"${api}/projects?per_page=100&page={page}",
        headers={"X-API-Key": os.environ["DID_ATLAS_KEY"]},
    )
    with urllib.request.urlopen(request) as response:
        body = json.load(response)
    projects += body["data"]
    pages = body["pagination"]["total_pages"]
    page += 1
print(len(projects))`,
  },
  {
    language: 'R',
    text: `library(httr2)

pages <- request("${api}/projects") |>
  req_url_query(per_page = 100) |>
  req_headers("X-API-Key" = Sys.getenv("DID_ATLAS_KEY")) |>
  req_perform_iterative(
    iterate_with_offset("page", resp_pages = \\(response) resp_body_json(response)$pagination$total_pages),
    max_reqs = Inf
  )
projects <- resps_data(pages, \\(response) resp_body_json(response)$data)
length(projects)`,
  },
]

/** The same with the clients of the repository. */
export const clientExamples = (api: string): CodeExample[] => [
  {
    language: 'Python',
    text: `import os
from did_atlas import Client

client = Client("${api}", os.environ["DID_ATLAS_KEY"])
for project in client.list_all("projects", status="Launched"):
    print(project["title"])`,
  },
  {
    language: 'TypeScript',
    text: `import { createClient } from 'did-atlas-client'

const client = createClient({ baseUrl: '${api}', key: process.env.DID_ATLAS_KEY })
for await (const project of client.listAll('/projects', { status: ['Launched'] })) {
  console.log(project.title)
}`,
  },
]
