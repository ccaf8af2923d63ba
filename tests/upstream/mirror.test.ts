import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { resource } from '@/lib/contract'
import { families } from '@/lib/contract/families'
import { compileFolder } from '@/lib/facts/compile/compile'
import { writeSqliteStore } from '@/lib/facts/store/sqlite-write'
import { ended, newPlace, type Place, printed, runScript } from '../contract/processes'
import { startStub, upstreamKey } from './stub'

test.describe.configure({ mode: 'default' })

const key = 'portal-key-of-this-place'

const get = async (place: Place, target: string): Promise<string> => {
  const response = await fetch(`http://127.0.0.1:${place.port}/api/v1${target}`, {
    headers: { 'x-api-key': key },
  })
  return response.status === 200 ? response.text() : `status ${response.status}`
}

/** Serves the API of a place for as long as it is used. */
async function served<T>(place: Place, use: () => Promise<T>): Promise<T> {
  const api = runScript('api', place)
  await printed(api, 'API http')
  try {
    return await use()
  } finally {
    api.kill('SIGTERM')
    await ended(api)
  }
}

/** Stands between a mirror and the API of a place, and counts. */
async function counting(place: Place) {
  const statuses = new Map<string, number[]>()
  const server = createServer(async (request, response) => {
    const { 'x-api-key': given = '', 'if-none-match': held } = request.headers
    const headers = { 'x-api-key': String(given), ...(held ? { 'if-none-match': held } : {}) }
    const answer = await fetch(`http://127.0.0.1:${place.port}${request.url}`, { headers })
    const body = Buffer.from(await answer.arrayBuffer())
    const list = statuses.get(request.url ?? '') ?? []
    statuses.set(request.url ?? '', [...list, answer.status])
    const { headers: sent } = answer
    const type = sent.get('content-type')
    const etag = sent.get('etag')
    response.writeHead(answer.status, {
      ...(type ? { 'content-type': type } : {}),
      ...(etag ? { etag } : {}),
    })
    response.end(answer.status === 304 ? undefined : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = () => new Promise((resolve) => server.close(resolve))
  return { from: `http://127.0.0.1:${port}/api/v1`, statuses, stop }
}

function runMirror(place: Place, from: string, upstreamApiKey = key) {
  place.environment.UPSTREAM_API_KEY = upstreamApiKey
  return runScript('data-mirror', place, '--from', from, '--rate', '90000/s')
}

async function mirrored(place: Place, from: string): Promise<void> {
  const child = runMirror(place, from)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  expect(await ended(child), output).toBe(0)
}

/** Everything that the API of a place says. */
async function everything(place: Place): Promise<Map<string, string>> {
  const all = new Map<string, string>()
  const take = async (target: string) => {
    const text = await get(place, target)
    all.set(target, text)
    return text
  }
  for (const family of families) {
    const { includes, paginated, detail } = resource(family)
    const flags = includes.map((name) => `&include_${name}=true`).join('')
    const items: { id: number }[] = []
    for (let page = 1; ; page += 1) {
      const text = await take(`/${family}?page=${page}&per_page=100${flags}`)
      const list = JSON.parse(text) as {
        data: { id: number }[]
        pagination?: { total_pages: number }
      }
      items.push(...list.data)
      if (!paginated || page >= (list.pagination?.total_pages ?? 1)) break
    }
    if (!detail) continue
    for (const { id } of items) {
      await take(`/${family}/${id}`)
      if (family === 'projects') await take(`/projects/${id}/relationships`)
    }
  }
  // Which of several regions is the more important one the API does not say: no query here finds regions.
  const queries = ['zug', 'swiss', 'bank', 'did:web']
  const others = [
    '/terms',
    '/graph/nodes',
    '/graph/links',
    '/projects?type=Consortium',
    '/regulations?country=EU',
    '/entities?q=bank&type=Public',
  ]
  for (const target of [...others, ...queries.map((query) => `/search?query=${query}`)])
    await take(target)
  return all
}

async function ownApi(): Promise<Place> {
  const place = await newPlace()
  writeSqliteStore(place.store, await compileFolder('data'))
  return place
}

test('a mirror of our own API says what the original says, and a later run fetches only what has changed', async () => {
  test.setTimeout(180_000)
  const original = await ownApi()
  const copy = await newPlace()
  const said = await served(original, async () => {
    const { from, statuses, stop } = await counting(original)
    await mirrored(copy, from)
    const first = [...statuses.values()].flat()
    expect(first.length).toBeGreaterThan(1000)
    expect(first.every((status) => status === 200)).toBe(true)
    expect([...statuses.values()].every((list) => list.length === 1)).toBe(true)
    statuses.clear()
    await mirrored(copy, from)
    const second = [...statuses.values()].flat()
    expect(second.length).toBe(first.length)
    const withBody = second.filter((status) => status !== 304)
    expect(withBody.length / second.length).toBeLessThan(0.05)
    await stop()
    return everything(original)
  })
  const again = await served(copy, () => everything(copy))
  const different = [...said].filter(([target, text]) => again.get(target) !== text)
  expect(different.map(([target]) => target)).toEqual([])
  expect(again.size).toBe(said.size)
})

test('killed at 20 moments and run again, it ends with the same and has fetched nothing twice', async () => {
  test.setTimeout(300_000)
  const original = await ownApi()
  const whole = await newPlace()
  const interrupted = await newPlace()
  await served(original, async () => {
    const { from, statuses, stop } = await counting(original)
    await mirrored(whole, from)
    const asked = statuses.size
    statuses.clear()
    for (let kill = 0; kill < 20; kill += 1) {
      const child = runMirror(interrupted, from)
      const known = statuses.size
      const more = 1 + Math.floor((Math.random() * asked) / 20)
      const gone = ended(child)
      while (statuses.size < Math.min(known + more, asked - 5) && child.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      child.kill('SIGKILL')
      await gone
      expect(existsSync(interrupted.store), 'loaded in one step').toBe(false)
    }
    await mirrored(interrupted, from)
    const twice = [...statuses.values()].filter((list) => list.length > 1).length
    // What is under way when it is killed is lost: at most as many documents as are fetched at once.
    expect(twice).toBeLessThanOrEqual(20 * 8)
    await stop()
  })
  const one = await served(whole, () => everything(whole))
  const other = await served(interrupted, () => everything(interrupted))
  expect([...one].filter(([target, text]) => other.get(target) !== text)).toEqual([])
})

test('mirrors an API that is unlike our own, with its ids, terms and credit', async () => {
  test.setTimeout(180_000)
  const stub = await startStub()
  const place = await newPlace()
  const child = runMirror(place, stub.baseUrl, upstreamKey)
  await printed(child, 'items are not as the contract defines them and were omitted')
  await printed(child, 'Stored 2099 projects')
  await stub.stop()
  await served(place, async () => {
    expect(await get(place, '/terms')).toContain('Synthetic upstream')
    expect(await get(place, '/projects/7000016')).toContain('"id":7000016')
    expect(await get(place, '/did-methods')).toContain('1700000000')
    expect(await get(place, '/regulations?per_page=100')).toContain('"total":29')
  })
  const kept = readdirSync(path.dirname(place.store), { recursive: true }).map(String)
  expect(kept.some((file) => file.includes(upstreamKey))).toBe(false)
})

test('says what is wrong and leaves the store as it was', async () => {
  const original = await ownApi()
  const output = async (...options: string[]) => {
    const child = runScript('data-mirror', original, ...options)
    let text = ''
    child.stderr?.on('data', (chunk) => {
      text += chunk
    })
    return `${await ended(child)} ${text}`
  }
  const stub = await startStub()
  original.environment.UPSTREAM_API_KEY = 'not-the-key-of-the-stub'
  expect(await output('--from', stub.baseUrl)).toMatch(/^1 GET .*status 401.*UPSTREAM_API_KEY/)
  expect(await output()).toMatch(/^1 Usage:/)
  expect(await output('--from', 'https://api.example.org/')).toMatch(/^1 Usage:/)
  expect(await output('--from', stub.baseUrl, '--rate', 'fast')).toMatch(/^1 Usage:/)
  await stub.stop()
  await served(original, async () =>
    expect(await get(original, '/projects')).toContain('"total":274'),
  )
})

test('asks again for an answer that was of no use', async () => {
  test.setTimeout(300_000)
  const stub = await startStub()
  const place = await newPlace()
  place.environment.UPSTREAM_API_KEY = upstreamKey
  const run = async () => {
    const child = runScript('data-mirror', place, '--from', stub.baseUrl, '--rate', '100000/min')
    let text = ''
    child.stderr?.on('data', (chunk) => {
      text += chunk
    })
    return `${await ended(child)} ${text}`
  }
  stub.fail('another document')
  expect(await run()).toMatch(/^1 GET .*not a list as the contract defines it/)
  stub.fail()
  expect(await run()).toMatch(/^0 /)
  await stub.stop()
})
