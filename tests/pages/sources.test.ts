/** The sources of facts: references on profiles, the page of a source, and the list of those of a publisher. */
import { expect, test } from 'vitest'
import type { SourceDetail, SourceSummary } from '@/lib/contract/sources'
import { get } from '../contract/client'
import { aProject } from '../fixtures/known-records'
import { ask, findByName, getHref, getText, link, one, openPage } from './served-page'

interface List {
  data: SourceSummary[]
  pagination: { total: number }
}

test('Visitors follow a fact to its source, its publisher, and other facts that cite it', async () => {
  const { id, title, path } = await aProject()
  const { data } = await get<List>(`/sources?cited_in=projects/${id}&per_page=100`)
  const { document } = await openPage(path)
  const references = [...document.querySelectorAll('ol.references > li')]
  expect(references).toHaveLength(data.length)
  for (const { url, publisher } of data) {
    const own = references.filter((reference) =>
      [...reference.querySelectorAll('a')].some((one) => getHref(one) === url),
    )
    expect(own.map(getText), url).toEqual([expect.stringContaining(publisher)])
  }
  const [first] = references
  if (!first) throw new Error('the profile has no references')
  const { address, main } = await openPage(getHref(link(first, /^Cited here for/)))
  expect(address).toMatch(/^\/sources\/\d+$/)
  const source = await get<SourceDetail>(address)
  expect(getText(main)).toContain(source.url)
  expect(getHref(link(main, title))).toBe(path)
  const [publisher] = findByName(main, 'a', source.publisher)
  const own = await get<List>(`/sources?publisher=${encodeURIComponent(source.publisher)}`)
  expect(getText((await openPage(getHref(publisher))).main)).toContain(
    own.pagination.total === 1 ? '1 source' : `${own.pagination.total} sources`,
  )
})

test('the filter by kind states how many sources are of each kind, as long as nothing else filters', async () => {
  const { pagination } = await get<List>('/sources?kind=press&per_page=1')
  const press = async (address: string) =>
    getText(one((await openPage(address)).main, 'option[value=press]'))
  expect(await press('/sources')).toBe(`Press (${pagination.total.toLocaleString('en')})`)
  expect(await press('/sources?q=eidas')).toBe('Press')
})

test('unknown sources are 404, and a source has no other address', async () => {
  const { data } = await get<List>('/sources?per_page=1')
  for (const segment of ['1', 'x', `${data[0]?.id}-slug`, `0${data[0]?.id}`]) {
    const { status } = await ask(`/sources/${segment}`, { redirect: 'follow' })
    expect(status, segment).toBe(404)
  }
})
