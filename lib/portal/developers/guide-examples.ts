/** The examples of guides that need more than one request. They run unchanged. */
import type { CodeExample } from './examples'

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
