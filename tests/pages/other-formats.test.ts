/** The files of profiles and of the site, as a program receives them. */
import { Cite } from '@citation-js/core'
import '@citation-js/plugin-bibtex'
import '@citation-js/plugin-ris'
import { Parser } from 'n3'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Family, families } from '@/lib/contract/families'
import {
  getContentType,
  isContentFormat,
  type RecordFormat,
  recordFormats,
  textFormats,
} from '@/lib/portal/publish/record-formats'
import { get } from '../contract/client'
import { expandJsonLd } from '../fixtures/expand-json-ld'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { ask } from './served-page'

const site = testServer.address

/** The path of the first record of a family. */
async function firstProfile(family: Family): Promise<string> {
  const text = await (await ask(`/sitemaps/${family}.xml`)).text()
  const address = /<loc>([^<]+)<\/loc>/.exec(text)?.[1]
  if (!address) throw new Error(`the sitemap of ${family} is empty`)
  return new URL(address).pathname
}

for (const family of families) {
  test(`a record of ${family} is available in every format, credited and cached`, async () => {
    const path = await firstProfile(family)
    for (const ending of Object.keys(recordFormats) as RecordFormat[]) {
      const response = await ask(`${path}.${ending}`)
      expect(response.status, ending).toBe(200)
      expect(Object.fromEntries(response.headers), ending).toMatchObject({
        'content-type': getContentType(ending),
        'cache-control': expect.stringContaining('s-maxage=300'),
        'access-control-allow-origin': '*',
        'content-disposition': expect.stringMatching(/; filename="did-atlas-[\w.-]+"$/),
        link: expect.stringContaining('rel="license"'),
      })
      const headers = { 'if-none-match': response.headers.get('etag') ?? '' }
      const again = await ask(`${path}.${ending}`, { headers })
      expect(again.status, ending).toBe(304)
    }
  })
}

test('a file links back to its profile, and to the links of both', async () => {
  const { path } = await aProject()
  expect(textFormats).not.toEqual([])
  for (const ending of textFormats) {
    const link = (await ask(`${path}.${ending}`)).headers.get('link')
    const relation = isContentFormat(ending) ? 'collection' : 'describes'
    expect(link, ending).toContain(`<${site}${path}>; rel="${relation}"`)
    expect(link, ending).toContain(
      `</linkset.json?page=${encodeURIComponent(path)}>; rel="linkset"`,
    )
  }
})

test('the files of a project are valid in their formats', async () => {
  const { id, title, path } = await aProject()
  const text = async (ending: string) => (await ask(`${path}.${ending}`)).text()
  expect(JSON.parse(await text('json'))).toEqual(await get(`/projects/${id}`))
  expect(await expandJsonLd(JSON.parse(await text('jsonld')))).toHaveLength(1)
  expect(await text('md')).toContain(`# ${title}\n`)
  const quads = new Parser().parse(await text('ttl'))
  expect(quads.map(({ object }) => object.value)).toContain(title)
  for (const ending of ['bib', 'ris', 'csl.json']) {
    const [citation] = new Cite(await text(ending)).data
    // A cited page never changes: it is the page as of the version of the data.
    const URL = expect.stringMatching(new RegExp(`^${site}/versions/[\\d.]+/projects/${id}$`))
    expect(citation, ending).toMatchObject({ title, URL })
  }
  const picture = Buffer.from(await (await ask(`${path}.png`)).arrayBuffer())
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('a file has one address, and an unknown one is plain 404', async () => {
  const { id, path } = await aProject()
  for (const address of [`/projects/${id}.bib`, `/projects/${id}-wrong.bib`]) {
    const response = await ask(address)
    expect([response.status, response.headers.get('location')], address).toEqual([
      308,
      `${path}.bib`,
    ])
  }
  expect((await ask('/countries/ch.md')).headers.get('location')).toBe('/countries/CH.md')
  for (const address of ['/projects/99999999.json', '/people/x.md', '/countries/XX.png']) {
    const response = await ask(address)
    expect(response.status, address).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  }
  for (const accept of ['text/html', 'application/json', 'application/pdf']) {
    const { status } = await ask('/projects/99999999', { headers: { accept } })
    expect(status, accept).toBe(404)
  }
  // The renderer's internal path for these files is not an address of the site.
  expect((await ask(`/files${path}/json`)).status).toBe(404)
})

test('a profile has its type and its descriptions in its head and in its headers', async () => {
  const { path } = await aProject()
  const response = await ask(path)
  const html = await response.text()
  const header = response.headers.get('link') ?? ''
  const address = site + path
  for (const ending of textFormats) {
    const bare = recordFormats[ending].mediaType
    const relation = isContentFormat(ending) ? 'item' : 'describedby'
    expect(html).toContain(
      `<link rel="alternate ${relation}" type="${bare}" href="${path}.${ending}"/>`,
    )
    expect(header).toContain(`<${address}.${ending}>; rel="${relation}"; type="${bare}"`)
  }
  const credential = { type: 'application/vc', href: `${path}.vc.json` }
  expect(html).toContain(
    `<link rel="describedby" type="${credential.type}" href="${credential.href}"/>`,
  )
  expect(header).toContain(`<${site}${credential.href}>; rel="describedby"; type="application/vc"`)
  expect(header).toContain(`<${address}>; rel="cite-as"`)
  expect(header).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"')
  expect(header).toContain('<https://schema.org/Dataset>; rel="type"')
  expect(header).toContain('<https://schema.org/AboutPage>; rel="type"')
  expect(header).toContain(`<${site}/about>; rel="author"`)
  expect(header).toContain(`<${site}/projects>; rel="collection"`)
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head).toContain(`<link rel="canonical" href="${address}"`)
  expect(head.split('name="twitter:card"')).toHaveLength(2)
  for (const name of ['og:title', 'og:image', 'og:image:alt', 'og:url']) {
    expect(head.split(`property="${name}"`), name).toHaveLength(2)
  }
})

test('the JSON-LD in pages expands', async () => {
  for (const path of ['/', '/projects', (await aProject()).path]) {
    const html = await (await ask(path)).text()
    const scripts = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g),
    ]
    expect(scripts, path).toHaveLength(1)
    const expanded = await expandJsonLd(JSON.parse(scripts[0]?.[1] ?? ''))
    expect(expanded.length, path).toBeGreaterThan(0)
  }
})

test('the files at the root of the site have the content that their names promise', async () => {
  const types: Record<string, string> = {
    '/robots.txt': 'text/plain; charset=utf-8',
    '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
    '/opensearch.xml': 'application/opensearchdescription+xml; charset=utf-8',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
    '/icon-512.png': 'image/png',
    '/share.png': 'image/png',
    '/dataset.bib': 'application/x-bibtex; charset=utf-8',
    '/dataset.ris': 'application/x-research-info-systems; charset=utf-8',
    '/dataset.csl.json': 'application/vnd.citationstyles.csl+json; charset=utf-8',
    '/dataset.jsonld': 'application/ld+json; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')], path).toEqual([200, type])
    expect(response.headers.get('cache-control'), path).toContain('s-maxage=')
  }
  const search = await (await ask('/opensearch.xml')).text()
  expect(search).toContain(`template="${site}/search?q={searchTerms}"`)
  expect(await expandJsonLd(JSON.parse(await (await ask('/dataset.jsonld')).text()))).toHaveLength(
    1,
  )
  const icon = Buffer.from(await (await ask('/favicon.ico')).arrayBuffer())
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
})
