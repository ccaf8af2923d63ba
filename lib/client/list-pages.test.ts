import { expect, test } from 'vitest'
import { maxPageSize } from '@/lib/contract/parameters'
import { type GetPage, listSectionOf, maxSectionSize, wholeListOf } from './list-pages'

const fetchedAt = '2026-01-02T00:00:00Z'

/** A list of numbers, which notes the pages that are asked for. */
function numbers(total: number, missing?: number) {
  const asked: number[] = []
  const list: GetPage<number> = async (page) => {
    asked.push(page)
    if (page === missing) return { ok: false, kind: 'unavailable', reason: 'broken' }
    const start = (page - 1) * maxPageSize
    const data = Array.from({ length: maxPageSize }, (_, i) => start + i).filter((n) => n < total)
    const total_pages = Math.ceil(total / maxPageSize)
    const pagination = { page, per_page: maxPageSize, total, total_pages }
    return { ok: true, data: { data, pagination }, fetchedAt, omitted: 0 }
  }
  return { asked, list }
}

const upTo = (count: number, first = 0) => Array.from({ length: count }, (_, i) => first + i)

test('reads a list whole, each page once and in order', async () => {
  for (const total of [0, 1, 100, 101, 1234]) {
    const { asked, list } = numbers(total)
    expect(await wholeListOf(list)).toMatchObject({ ok: true, data: upTo(total) })
    expect(asked).toHaveLength(Math.max(1, Math.ceil(total / maxPageSize)))
  }
})

test('fails with any page, and at once where a list is too long', async () => {
  expect(await wholeListOf(numbers(500, 3).list)).toMatchObject({ ok: false, reason: 'broken' })
  expect(await listSectionOf(numbers(500, 1).list, 0)).toMatchObject({ ok: false })
  expect(await wholeListOf(numbers(maxSectionSize).list)).toMatchObject({ ok: true })
  const { asked, list } = numbers(maxSectionSize + 1)
  expect(await wholeListOf(list)).toMatchObject({
    ok: false,
    reason: 'A list of 50001 records is too long',
  })
  expect(asked).toEqual([1])
})

test('reads a longer list section by section', async () => {
  const { list } = numbers(maxSectionSize + 250)
  expect(await listSectionOf(list, 0)).toMatchObject({ data: upTo(maxSectionSize) })
  expect(await listSectionOf(list, 1)).toMatchObject({ data: upTo(250, maxSectionSize) })
  expect(await listSectionOf(list, 2)).toMatchObject({ ok: true, data: [] })
})
