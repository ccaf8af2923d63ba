/** The records that tests compile for themselves are those that the running server returns. */
import { expect, test } from '@playwright/test'
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import { everyRecord } from '../fixtures/every-record'
import { testServer } from '../test-server'
import { all, get } from './client'

interface Item {
  id: number
}

async function served(family: Family): Promise<[string, object][]> {
  const { paginated, detail, includes } = resource(family)
  const list = `/${family}?${includes.map((name) => `include_${name}=true`).join('&')}`
  const items = paginated ? await all<Item>(list) : (await get<{ data: Item[] }>(list)).data
  const documents: [string, object][] = []
  for (const item of items) {
    const name = `${family}/${item.id}`
    const relationships =
      family === 'projects' ? await get<object>(`/${name}/relationships`) : undefined
    const document = { ...item, ...(detail ? await get<Item>(`/${name}`) : {}) }
    documents.push([name, { family, document, ...(relationships && { relationships }) }])
  }
  return documents
}

test('the server says of every record what the facts compile to, and of no other', async () => {
  const compiled = new Map(
    (await everyRecord(testServer.address)).map((record) => [
      `${record.family}/${record.document.id}`,
      record,
    ]),
  )
  const different: string[] = []
  let count = 0
  for (const family of families) {
    for (const [name, record] of await served(family)) {
      count += 1
      if (JSON.stringify(record) !== JSON.stringify(compiled.get(name))) different.push(name)
    }
  }
  expect(different).toEqual([])
  expect(count).toBe(compiled.size)
})
