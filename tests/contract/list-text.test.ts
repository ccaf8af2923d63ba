/** The text filter of a list: finds names and titles that contain the text in any case, but no similar spellings. */
import { expect, test } from 'vitest'
import { fold } from '@/lib/text/fold'
import { all } from './client'

/** The names of an item that its list searches. */
const searchedNames = {
  projects: ['title'],
  entities: ['name', 'trade_name'],
  people: ['name'],
  regulations: ['title', 'official_name'],
  standards: ['title'],
  dlts: ['title'],
  'dlt-instances': ['name'],
  'did-methods': ['name'],
} as const

interface Item {
  id: number
  [name: string]: unknown
}

/** Texts that names contain, in three spellings of capitals, and misspelled ones. */
const texts = [
  'wallet',
  'WALLET',
  'Wallet',
  'ident',
  'walet',
  'wallte',
  'identty',
  'swisss',
  'wallet swiss',
]

const titles = (items: readonly Item[]): string[] =>
  items.map(({ id, title, name }) => `${id} ${title ?? name}`)

for (const [family, names] of Object.entries(searchedNames)) {
  test(`the text of ${family} finds the records whose names contain it, and no others`, async () => {
    const records = await all<Item>(`/${family}`)
    expect(records).not.toEqual([])
    for (const text of texts) {
      const having = records.filter((record) =>
        names.some((key) => fold(String(record[key] ?? '')).includes(fold(text))),
      )
      const found = await all<Item>(`/${family}?q=${encodeURIComponent(text)}`)
      expect(titles(found), text).toEqual(titles(having))
    }
  })
}
