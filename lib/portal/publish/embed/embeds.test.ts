import { DOMParser } from 'linkedom'
import { expect, test } from 'vitest'
import { getFrame, pageEmbed, projectEmbed } from './embeds'
import { getEmbedTarget, getOembedFormat, oembedResponse, toOembed } from './oembed'
import { canonicalOembedQuery, parseOembedQuery } from './oembed-query'

const site = 'https://atlas.example'

test('finds how an address of this site can be embedded', () => {
  for (const path of ['/projects/118', '/projects/118-slug', '/projects/118-slug?utm=1#x']) {
    expect(getEmbedTarget(site + path, site), path).toEqual({ kind: 'project', id: 118 })
  }
  expect(getEmbedTarget(`${site}/map?measure=entities`, site)).toEqual({
    kind: 'embed',
    embed: pageEmbed('/map', '?measure=entities'),
  })
  expect(getEmbedTarget(`${site}/wallets?group=eu`, site)).toEqual({
    kind: 'embed',
    embed: pageEmbed('/wallets', '?group=eu'),
  })
  expect(getEmbedTarget(`${site}/graph`, site)).toEqual({
    kind: 'embed',
    embed: pageEmbed('/graph'),
  })
})

test('finds nothing at other addresses, nor on other sites', () => {
  for (const address of [
    'nonsense',
    'javascript:alert(1)',
    `${site}/`,
    `${site}/projects`,
    `${site}/projects/x`,
    `${site}/projects/118/more`,
    `${site}/projects/118-slug.json`,
    `${site}/entities/5`,
    'http://atlas.example/projects/118',
    'https://atlas.example:8443/projects/118',
    'https://atlas.example.evil.example/projects/118',
    'https://evil.example/projects/118?https://atlas.example',
  ]) {
    expect(getEmbedTarget(address, site), address).toBeUndefined()
  }
})

test('a frame escapes special characters in titles and addresses', () => {
  const frame = getFrame({ ...projectEmbed({ id: 1, title: '"><script>&' }), width: 5 }, site)
  expect(frame).toContain('src="https://atlas.example/embed/projects/1"')
  expect(frame).toContain('title="&quot;&gt;&lt;script&gt;&amp;"')
  expect(getFrame(pageEmbed('/map', '?a=1&b="'), site)).toContain('/embed/map?a=1&amp;b=%22"')
})

test('a frame is never larger than the consumer allows', () => {
  const embed = projectEmbed({ id: 1, title: 'P' })
  const query = parseOembedQuery('url=x&maxwidth=300&maxheight=9999')
  const answer = toOembed(embed, query, site)
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', width: 300, height: embed.height })
  expect(answer.html).toContain('width="300"')
  expect(toOembed(embed, parseOembedQuery('url=x'), site).width).toBe(embed.width)
})

test('a query keeps the parameters of the specification, in their order', () => {
  const canonical = (query: string) => canonicalOembedQuery(new URLSearchParams(query))
  const plain = 'url=https%3A%2F%2Fa.example%2Fx&maxwidth=400&format=json'
  expect(canonical(plain)).toBe(plain)
  expect(canonical('callback=x&format=xml&format=json&url=a&maxwidth=wide&maxheight=0')).toBe(
    'format=xml&url=a',
  )
  expect(canonical(`url=${'a'.repeat(2000)}`)).toBe('')
  expect(parseOembedQuery('')).toEqual({ format: 'json' })
})

test('has the same content in JSON and in XML, for any title', async () => {
  const embed = projectEmbed({ id: 1, title: '</title><html>&"\'' })
  const answer = toOembed(embed, parseOembedQuery('url=x&maxwidth=300'), site)
  const json = await oembedResponse(answer, 'json').json()
  const response = oembedResponse(answer, 'xml')
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8')
  const parser = new DOMParser()
  const { documentElement } = parser.parseFromString(await response.text(), 'text/xml')
  const members = [...documentElement.children].map((one) => [one.localName, one.textContent])
  expect(documentElement.localName).toBe('oembed')
  expect(Object.fromEntries(members)).toEqual(
    Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
  )
  expect(['json', 'xml', 'JSON', ''].map(getOembedFormat)).toEqual([
    'json',
    'xml',
    undefined,
    undefined,
  ])
})
