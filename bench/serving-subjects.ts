/** The documents that are measured beside nginx. */
import { body, type ServedSite } from './served-site'
import type { Subject } from './serving'

/** The project whose document has the median size. */
async function medianProject(api: string, key: string): Promise<number> {
  const sizes: { id: number; size: number }[] = []
  for (let page = 1; page <= 3; page += 1) {
    const list = JSON.parse(String(await body(`${api}/projects?per_page=100&page=${page}`, key)))
    for (const { id } of list.data as { id: number }[]) {
      sizes.push({ id, size: (await body(`${api}/projects/${id}`, key)).length })
    }
  }
  sizes.sort((a, b) => a.size - b.size)
  return sizes[Math.floor(sizes.length / 2)]?.id ?? 1
}

export interface Documents {
  detail: Buffer
  list: Buffer
  page: Buffer
  /** The address of each on the server. */
  urls: { detail: string; list: string; page: string }
}

export async function documentsOf({ site, api, key }: ServedSite): Promise<Documents> {
  const id = await medianProject(api, key)
  const canonical = (await fetch(`${site}/projects/${id}`)).url
  const urls = { detail: `${api}/projects/${id}`, list: `${api}/projects`, page: canonical }
  const [detail, list, page] = await Promise.all([
    body(urls.detail, key),
    body(urls.list, key),
    body(urls.page, key),
  ])
  return { detail, list, page, urls }
}

export function subjectsOf(
  { detail, list, page, urls }: Documents,
  files: string,
  key: string,
): Subject[] {
  const withKey = { 'X-API-Key': key }
  return [
    {
      name: `a project, JSON, ${detail.length} bytes`,
      target: 60,
      url: urls.detail,
      file: `${files}/detail.json`,
      headers: withKey,
    },
    {
      name: `a list of 20, JSON, ${list.length} bytes`,
      target: 40,
      url: urls.list,
      file: `${files}/list.json`,
      headers: withKey,
    },
    {
      name: `a project’s page, gzip, ${page.length} bytes uncompressed`,
      target: 60,
      url: urls.page,
      file: `${files}/page.html`,
      headers: { 'Accept-Encoding': 'gzip' },
    },
  ]
}
