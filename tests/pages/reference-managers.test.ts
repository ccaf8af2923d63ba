/** Reference managers read the author, title and date from a page as its citation gives them. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { bestConnected } from '../fixtures/known-records'
import { readEmbeddedMetadata } from '../fixtures/read-embedded-metadata'
import { testServer } from '../test-server'

const site = testServer.address

interface Csl {
  title: string
  author: [{ literal: string }]
  issued: { 'date-parts': [[number, number, number]] }
  URL: string
}

async function checkPage(path: string, file: string): Promise<void> {
  const html = await (await fetch(site + path)).text()
  const [citation] = (await (await fetch(`${site}${file}.csl.json`)).json()) as [Csl]
  const day = citation.issued['date-parts'][0].map((part) => String(part).padStart(2, '0'))
  expect(readEmbeddedMetadata(html), path).toEqual({
    itemType: 'webpage',
    title: citation.title,
    creators: [{ lastName: citation.author[0].literal }],
    date: day.join('/'),
    url: citation.URL,
    websiteTitle: citation.author[0].literal,
    doi: undefined,
  })
}

for (const family of families) {
  test(`a profile of ${family} is read with its author, its title and its date`, async () => {
    const path = await bestConnected(family)
    await checkPage(path, path)
  })
}

test('the front page is read as the dataset', () => checkPage('/', '/dataset'))
