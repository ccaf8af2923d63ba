import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { test as base, expect, onTestFinished } from 'vitest'
import { CorrectionFile } from '@/lib/corrections/correction-file'
import { newFolder } from '@/tests/fixtures/new-folder'
import { createApp } from '../app'
import { buildApp } from '../routes'
import { type CorrectionsOptions, correctionRoutes } from './routes'

const siteUrl = 'https://atlas.example.org'
const typed = {
  record: 'projects/118',
  fact: 'launch_date',
  right: 'It was launched in May 2021.',
  source: 'https://example.org/launch',
}

async function appWith(corrections: Omit<CorrectionsOptions, 'siteUrl'>) {
  const app = await buildApp({
    siteUrl,
    logLevel: 'silent',
    corrections,
    trustProxy: ['127.0.0.1'],
  })
  onTestFinished(() => app.close())
  return app
}

const test = base
  .extend('file', () => path.join(newFolder(), 'corrections.ndjson'))
  .extend('app', ({ file }) => appWith({ corrections: { kind: 'file', file } }))

const send = (
  app: FastifyInstance,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  app.inject({
    method: 'POST',
    url: '/corrections',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

const waitingIn = async (file: string) => (await new CorrectionFile(file).read()).waiting

test('stores a correction, and thanks the visitor on a separate page', async ({ app, file }) => {
  const response = await send(app, typed)
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/corrections/sent?record=projects/118')
  expect(response.headers['cache-control']).toBe('no-store')
  expect(await waitingIn(file)).toMatchObject([typed])
})

test('shows the faults and preserves the input', async ({ app, file }) => {
  const right = 'a <b>&amp; "c"\r\n\r\n  </textarea><script>alert(1)</script>'
  const response = await send(app, { ...typed, right, source: '"><script>alert(2)</script>' })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('The source must be an address')
  expect(response.body).toContain(
    'a &lt;b&gt;&amp;amp; &quot;c&quot;\n\n  &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>',
  )
  expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;"')
  expect(response.body).toContain('name="fact" value="launch_date"')
  expect(response.body).not.toContain('<script')
  expect(response.headers['content-security-policy']).toContain("default-src 'none'")
  expect(await waitingIn(file)).toEqual([])
})

test('refuses a correction from a page of another site', async ({ app, file }) => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://atlas.example.org.evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: siteUrl },
  ]
  for (const headers of foreign) {
    const response = await send(app, typed, headers)
    expect(response.statusCode, JSON.stringify(headers)).toBe(403)
    expect(response.body).not.toContain('May 2021')
  }
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: siteUrl },
    { origin: 'http://10.0.0.1:3000', host: '10.0.0.1:3000' },
  ]
  for (const headers of own) {
    const response = await send(app, typed, headers)
    expect(response.statusCode, JSON.stringify(headers)).toBe(303)
  }
  expect(await waitingIn(file)).toHaveLength(own.length)
})

test('refuses a correction of a record that does not exist, and preserves the input', async ({
  file,
}) => {
  const app = createApp({ logLevel: 'silent' })
  await app.register((scope) =>
    correctionRoutes(scope, {
      siteUrl,
      corrections: { kind: 'file', file },
      records: (family) => new Map(family === 'projects' ? [['118', '118-alpine-id']] : []),
    }),
  )
  const backLinks = {
    'projects/999999': '<a href="/projects">Back to the list</a>',
    'entities/118': '<a href="/entities">Back to the list</a>',
    'countries/ZZ': '<a href="/countries">Back to the list</a>',
  }
  for (const [record, backLink] of Object.entries(backLinks)) {
    const response = await send(app, { ...typed, record })
    expect(response.statusCode, record).toBe(400)
    expect(response.body).toContain(`There is no page ${record}.`)
    expect(response.body).toContain('It was launched in May 2021.')
    expect(response.body).toContain(backLink)
  }
  expect(await waitingIn(file)).toEqual([])
  expect((await send(app, typed)).statusCode).toBe(303)
  const suggestion = { record: 'projects/new', right: 'A wallet.', source: typed.source }
  expect((await send(app, suggestion)).statusCode).toBe(303)
  expect(await waitingIn(file)).toHaveLength(2)
  await app.close()
})

test('asks visitors who filled in the honeypot to try again', async ({ app, file }) => {
  const response = await send(app, { ...typed, subject: 'cheap watches' })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('It was launched in May 2021.')
  expect(response.body).not.toContain('cheap watches')
  expect(response.body).toContain(
    'A hidden field was filled in. We have cleared it: please send the form again.',
  )
  expect(await waitingIn(file)).toEqual([])
})

test('accepts twenty an hour from one network, not counting invalid ones', async ({
  app,
  file,
}) => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await send(app, { ...typed, right: '' }, from('2001:db8:1:2::1'))
  for (let sent = 0; sent < 20; sent += 1) {
    const response = await send(app, typed, from(`2001:db8:1:2::${sent}`))
    expect(response.statusCode).toBe(303)
  }
  const refused = await send(app, typed, from('2001:db8:1:2:ffff::1'))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  expect(refused.body).toContain('Please try again in 60 minutes.')
  expect(refused.body).toContain('It was launched in May 2021.')
  expect((await send(app, typed, from('2001:db8:1:3::1'))).statusCode).toBe(303)
  expect(await waitingIn(file)).toHaveLength(21)
})

test('one network cannot soon fill the file with corrections from many addresses', async ({
  app,
  file,
}) => {
  const statuses: number[] = []
  for (let client = 0; client < 70; client += 1) {
    const from = { 'x-forwarded-for': `2001:db8:1:${client}::1` }
    statuses.push((await send(app, typed, from)).statusCode)
  }
  expect(statuses.filter((status) => status === 303)).toHaveLength(60)
  expect(statuses.slice(60)).toEqual(Array(10).fill(429))
  expect((await send(app, typed, { 'x-forwarded-for': '192.0.2.1' })).statusCode).toBe(303)
  expect(await waitingIn(file)).toHaveLength(61)
})

test('reports a full file, and preserves stored corrections and the input', async ({
  app,
  file,
}) => {
  const day = '2026-01-01'
  const lines = Array.from({ length: 1000 }, (_, number) =>
    JSON.stringify({ id: `old${number}`, day, ...typed }),
  )
  await writeFile(file, `${lines.join('\n')}\n`)
  const response = await send(app, { ...typed, right: 'One more.' })
  expect(response.statusCode).toBe(503)
  expect(response.headers['retry-after']).toBeTruthy()
  expect(response.body).toContain('We have too many unread corrections.')
  expect(response.body).toContain('One more.')
  expect(await readFile(file, 'utf8')).toBe(`${lines.join('\n')}\n`)
})

test('reports a correction that could not be stored, and preserves the input', async ({ file }) => {
  await writeFile(file, '')
  const below = path.join(file, 'corrections.ndjson')
  const app = await appWith({ corrections: { kind: 'file', file: below } })
  const response = await send(app, typed)
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('We could not store it.')
  expect(response.body).toContain('It was launched in May 2021.')
  expect(response.body).not.toContain(file)
})

test('reads no long bodies and no other forms', async ({ app, file }) => {
  const long = await send(app, { ...typed, right: 'x'.repeat(40_000) })
  expect(long.statusCode).toBe(413)
  expect(long.body).toContain('Your text is too long.')
  const widest = await send(app, { ...typed, right: '🪪'.repeat(1000) })
  expect(widest.statusCode).toBe(303)
  const json = await app.inject({ method: 'POST', url: '/corrections', payload: typed })
  expect(json.statusCode).toBe(415)
  const empty = await app.inject({ method: 'POST', url: '/corrections' })
  expect(empty.statusCode).toBe(400)
  expect(await waitingIn(file)).toHaveLength(1)
})

test('treats a truncated body as a client error', async ({ app, file }) => {
  const failures: unknown[] = []
  app.requestLog.failed = (...failure) => failures.push(failure)
  const response = await send(app, typed, { 'content-length': '1000' })
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('The request could not be read. Please send the form again.')
  expect(failures).toEqual([])
  expect(await waitingIn(file)).toEqual([])
})

test('returns a message to its sender if corrections are issues or emails', async () => {
  const hostile = { ...typed, right: '</pre><script>alert(1)</script>' }
  const repository = 'https://code.example.org/atlas/atlas'
  const issues = await appWith({ corrections: { kind: 'issue' }, repository })
  const issue = await send(issues, hostile)
  expect(issue.statusCode).toBe(200)
  expect(issue.body).toContain(`href="${repository}/issues/new?title=Correction`)
  expect(issue.body).toContain('Page: https://atlas.example.org/projects/118')
  expect(issue.body).not.toContain('<script')
  expect(issue.body).toContain('We have not stored your text.')
  const mails = await appWith({ corrections: { kind: 'mail', address: 'facts@example.org' } })
  const mail = await send(mails, hostile)
  expect(mail.body).toContain('href="mailto:facts@example.org?subject=Correction')
  expect(mail.body).not.toContain('<script')
})
