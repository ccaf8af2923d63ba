import { expect, test } from 'vitest'
import { dataContext as context } from '@/tests/fixtures/data-context'
import { expandJsonLd } from '@/tests/fixtures/expand-json-ld'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { getDistributions } from './distributions'
import { inlineNode } from './node'
import { pageNode } from './page'
import { pageFacts, recordInFull } from './record'
import { siteGraph } from './site'

const person = (name: string) => ({
  family: 'people' as const,
  document: { id: 5, name, stats: { total_links: 0 } },
  context,
})

test('the test itself rejects a term that schema.org does not have', async () => {
  const unknown = { '@context': 'https://schema.org', '@type': 'Person', fullName: 'Ada' }
  await expect(expandJsonLd(unknown)).rejects.toThrow()
  const untyped = { '@context': 'https://schema.org', '@type': 'Human', name: 'Ada' }
  await expect(expandJsonLd(untyped)).rejects.toThrow()
})

test('no name can close the script that contains it', () => {
  for (const name of hostileNames) {
    const text = JSON.stringify(inlineNode(pageNode(pageFacts(person(name)))))
    expect(text, name.slice(0, 60)).not.toContain('<')
    expect(() => JSON.parse(text)).not.toThrow()
  }
})

test('hostile names expand to one page about one person', async () => {
  for (const name of hostileNames) {
    const expanded = await expandJsonLd(recordInFull(person(name)))
    expect(expanded, name.slice(0, 60)).toHaveLength(1)
  }
})

test('a member of a consortium is linked to it with the property of schema.org', async () => {
  const expanded = await expandJsonLd(
    recordInFull({
      family: 'entities',
      document: {
        id: 7,
        name: 'Example Agency',
        type: ['Public'],
        consortium_memberships: [{ consortium: { id: 118, title: 'Example Consortium' } }],
        stats: { total_links: 1 },
      },
      context,
    }),
  )
  expect(JSON.stringify(expanded)).toContain('"https://schema.org/memberOf"')
})

test('has only web addresses for a record', () => {
  const node = recordInFull({
    family: 'standards',
    document: {
      id: 1,
      title: 'x',
      url: 'javascript:alert(1)',
      projects_following_count: 0,
      stats: { total_links: 0 },
    },
    context,
  })
  expect(JSON.stringify(node)).not.toContain('javascript')
})

test('claims no licence if the terms are not available', async () => {
  expect(JSON.stringify(pageNode(pageFacts(person('Ada'))))).not.toContain('license')
  expect(
    await expandJsonLd(
      siteGraph(context, { distributions: getDistributions(undefined, context.siteUrl) }),
    ),
  ).toHaveLength(2)
})
