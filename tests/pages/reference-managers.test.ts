/** The tags from which reference managers read the author, title, date and address of a page. */
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { Terms } from '@/lib/contract/terms'
import { get } from '../contract/client'
import { testServer } from '../test-server'
import { openPage } from './served-page'

const site = testServer.address

interface Listed {
  id: number
  code?: string
  title?: string
  name?: string
}

/** Zotero treats a page as an article of a journal unless the type of Open Graph states otherwise. */
const read = 'meta[name^=citation_], meta[property="og:type"], meta[property="og:site_name"]'

async function tagsAt(path: string) {
  const { address, document } = await openPage(path)
  const tags = [...document.querySelectorAll(read)].map((tag) => [
    tag.getAttribute('name') ?? tag.getAttribute('property'),
    tag.getAttribute('content'),
  ])
  return { address, tags: tags.toSorted() }
}

async function expectedTags(title: string, url: string) {
  const { last_updated } = await get<Terms>('/terms')
  return [
    // Zotero treats the last word of a name without a comma as a family name.
    ['citation_author', 'DID Atlas,'],
    ['citation_public_url', url],
    ['citation_publication_date', last_updated.slice(0, 10).replaceAll('-', '/')],
    ['citation_title', title],
    ['og:site_name', 'DID Atlas'],
    ['og:type', 'website'],
  ]
}

for (const family of families) {
  test(`a profile of ${family} states its author, its title, its date and its address`, async () => {
    const [record] = (await get<{ data: Listed[] }>(`/${family}`)).data
    const { address, tags } = await tagsAt(`/${family}/${record?.code ?? record?.id}`)
    const name = record?.title ?? record?.name ?? ''
    const title = family === 'did-methods' ? `did:${name}` : name
    expect(tags).toEqual(await expectedTags(title, site + address))
  })
}

test('the front page states the title and the address of the dataset', async () => {
  const title = 'DID Atlas dataset: government-affiliated decentralized identity'
  const { tags } = await tagsAt('/')
  expect(tags).toEqual(await expectedTags(title, `${site}/`))
})
