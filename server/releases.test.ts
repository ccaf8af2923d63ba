import { expect, test } from '@playwright/test'
import type { Store } from '@/lib/facts/store/store'
import { versionsIn } from './releases'

test('a store that could not be read once is asked again', async () => {
  let asked = 0
  const document = async () => {
    asked += 1
    if (asked === 1) throw new Error('disk I/O error')
    return JSON.stringify({ data: [] })
  }
  // Only its documents are read.
  const store = { document } as Partial<Store> as Store
  await expect(versionsIn(store)).rejects.toThrow('disk I/O error')
  expect(await versionsIn(store)).toEqual([])
  await versionsIn(store)
  expect(asked).toBe(2)
})
