/** Tests that the records which tests compile for themselves are those that the running server returns. */
import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import { everyRecord, type RecordExtent } from '../fixtures/every-record'
import { testServer } from '../test-server'
import { all, get } from './client'

interface Item {
  id: number
}

async function loadDocument(family: Family, item: Item): Promise<object> {
  const name = `${family}/${item.id}`
  const detail = resource(family).detail ? await get<Item>(`/${name}`) : {}
  const document = { ...item, ...detail }
  if (family !== 'projects') return { family, document }
  return { family, document, relationships: await get<object>(`/${name}/relationships`) }
}

async function servedItems(family: Family): Promise<Item[]> {
  const { paginated, includes } = resource(family)
  const list = `/${family}?${includes.map((name) => `include_${name}=true`).join('&')}`
  return paginated ? all<Item>(list) : (await get<{ data: Item[] }>(list)).data
}

export function testServedRecords({ oneIn }: RecordExtent): void {
  const some = oneIn === 1 ? 'every record' : `one record in ${oneIn}`
  test(`the server returns the compiled facts of ${some}, and nothing else`, async () => {
    const compiled = new Map(
      (await everyRecord(testServer.address)).map((record) => [
        `${record.family}/${record.document.id}`,
        record,
      ]),
    )
    const names: string[] = []
    const different: string[] = []
    for (const family of families) {
      for (const [at, item] of (await servedItems(family)).entries()) {
        const name = `${family}/${item.id}`
        names.push(name)
        if (at % oneIn !== 0) continue
        const document = JSON.stringify(await loadDocument(family, item))
        if (document !== JSON.stringify(compiled.get(name))) different.push(name)
      }
    }
    expect(different).toEqual([])
    expect(names.sort()).toEqual([...compiled.keys()].sort())
  })
}
