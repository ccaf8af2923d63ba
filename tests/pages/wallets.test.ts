import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Country } from '@/lib/contract/countries'
import type { ProjectSummary } from '@/lib/contract/projects'
import { unionMembers } from '@/lib/portal/records/union-laws'
import { formatDate } from '@/lib/text/dates'
import { all, get } from '../contract/client'
import { ask, getHref, getText, link, one, openPage } from './served-page'

const textAt = async (address: string): Promise<string> => (await ask(address)).text()

/** The codes of the countries with a launched national wallet, by the lists of the API. */
async function launchedCountries(): Promise<string[]> {
  const ids = (await all<ProjectSummary>('/projects'))
    .filter(
      ({ kind, level, status }) => `${kind} ${level} ${status}` === 'Wallet National Launched',
    )
    .map(({ id }) => id)
  const { data } = await get<{ data: Country[] }>('/countries?include_projects_target=true')
  return data
    .filter(({ projects_target: served }) => served?.some(({ id }) => ids.includes(id)))
    .map(({ code }) => code)
}

test('The sentence, the table, the files and the API agree', async () => {
  const launched = await launchedCountries()
  const ofUnion = launched.filter((code) => unionMembers.includes(code))
  const { main } = await openPage('/wallets')
  const title = getText(one(main, 'h1'))
  expect(title).toBe(
    `${launched.length} countries have launched a national wallet; ${ofUnion.length} of them are EU states`,
  )
  const { title: name, rows } = JSON.parse(await textAt(getHref(link(main, /^JSON:/))))
  expect(name).toBe(title)
  const inFile = rows.filter((row: { status: string }) => row.status === 'Launched')
  const codes = inFile.map((row: { country_code: string }) => row.country_code)
  expect([...new Set(codes)].sort()).toEqual(launched.sort())
  const csv = await textAt(getHref(link(main, /^CSV/)))
  expect(csv.trimEnd().split('\r\n')).toHaveLength(rows.length + 1)
  expect(main.querySelectorAll('tbody td.wallet')).toHaveLength(rows.length)
})

test('Each status has its source, which is in the list below', async () => {
  const { main } = await openPage('/wallets')
  const statuses = main.querySelectorAll('td.status')
  expect(statuses.length).toBeGreaterThan(20)
  for (const status of statuses) {
    const [mark] = status.querySelectorAll('a.source')
    expect(one(main, getHref(mark))).toBeTruthy()
  }
})

test('Filters have one address, without scripts, and files with the same rows', async () => {
  const { address, main } = await openPage('/wallets?status=launched&region=&group=eu&x=1')
  expect(address).toBe('/wallets?group=eu&status=launched')
  expect(getText(one(main, 'h1'))).toMatch(/^\d+ of the 27 EU states have launched/)
  const json = JSON.parse(await textAt(getHref(link(main, /^JSON:/))))
  expect(json.taken_from).toMatch(/\/wallets\?group=eu&status=launched$/)
  expect(main.querySelectorAll('tbody td.wallet')).toHaveLength(json.rows.length)
  expect((await ask('/wallets/table.csv?status=Pilot')).status).toBe(400)
  expect((await ask('/wallets/table.xlsx')).status).toBe(404)
})

test('Visitors cite the wallets as of a version', async () => {
  const now = await openPage('/wallets?protocol=mdoc')
  const { main } = await openPage(getHref(link(now.main, 'Cite: national wallets')))
  const [sha256] = /[0-9a-f]{64}/.exec(getText(main.querySelector('dl.cite dd'))) ?? []
  const body = await textAt(getHref(link(main, /JSON file/)))
  expect(createHash('sha256').update(body).digest('hex')).toBe(sha256)
  expect(getText(one(main, 'h1'))).toBe(getText(one(now.main, 'h1')))
})

test('Maps, the picture for shared links and the embed have their media types', async () => {
  for (const [file, type] of [
    ['world.svg', 'image/svg+xml; charset=utf-8'],
    ['europe.svg', 'image/svg+xml; charset=utf-8'],
    ['DE.svg', 'image/svg+xml; charset=utf-8'],
    ['share.png?group=eu', 'image/png'],
  ] as const) {
    const response = await ask(`/wallets/${file}`)
    expect([response.status, response.headers.get('content-type')], file).toEqual([200, type])
  }
  const embed = await openPage('/embed/wallets?group=eu')
  const page = await openPage('/wallets?group=eu')
  expect(getText(one(embed.main, 'h1'))).toBe(getText(one(page.main, 'h1')))
  const oembed = one(page.document, 'link[type="application/json+oembed"]')
  const { html } = JSON.parse(await textAt(getHref(oembed)))
  expect(html).toContain('/embed/wallets?group=eu')
})

interface FileRow {
  wallet_id: number
  country_code: string
  status: string
  status_date: string | null
  status_source: string | null
}

test('The page of a country has its wallets with their statuses, and that of the union links to them', async () => {
  const { rows } = JSON.parse(await textAt('/wallets/table.json')) as { rows: FileRow[] }
  const [first] = rows
  if (!first) throw new Error('there are no national wallets')
  const ofCountry = rows.filter((row) => row.country_code === first.country_code)
  const { main } = await openPage(`/countries/${first.country_code}`)
  expect(ofCountry).not.toEqual([])
  for (const { wallet_id: id, status, status_date, status_source } of ofCountry) {
    const entry = one(main, `.wallet-entries > li:has(a[href^="/projects/${id}-"])`)
    expect(getText(entry)).toContain(status)
    expect(getText(entry)).toContain(`as of ${formatDate(status_date ?? '')}`)
    const mark = getHref(entry.querySelector('a.source'))
    const reference = one(main, `li[id="${mark.slice(1)}"]`)
    expect([...reference.querySelectorAll('a')].map(getHref)).toContain(status_source)
  }
  const without = await openPage('/countries/AF')
  expect(getText(without.main)).toContain('We know of no national wallet in Afghanistan.')
  const union = await openPage('/countries/EU')
  expect(getHref(link(union.main, 'Wallets of the member states'))).toBe('/wallets?group=eu')
})
