import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const source = 'https://office.example/report'

/** Synthetic. More organizations than a table shows before its fold. */
const project = {
  id: 1,
  title: 'Sample',
  type: 'DID Project',
  entities: Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    name: `Office ${at + 1}`,
    type: ['Public'],
    website: 'https://office.example',
    relationship_type: 'Member',
    source,
  })),
  stats: { total_links: 1, score: 2 },
}

const { document: page } = parseHTML(renderedProfile({ family: 'projects', document: project }))

test('the section names its tables and their fold', () => {
  const names = [...page.querySelectorAll('table')].map((table) => table.getAttribute('aria-label'))
  expect(names).toEqual(['Organizations', 'Organizations'])
  expect(page.querySelector('summary')?.textContent).toContain('Show 4 more: Organizations')
})

test('a row is named by its record, without the sources and hosts in the same cell', () => {
  const heads = [...page.querySelectorAll('th[scope=row]')]
  expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual(
    project.entities.map(({ name }) => name),
  )
  expect(heads[0]?.querySelectorAll('a')).toHaveLength(3)
})
