import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { organization, project } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const source = 'https://office.example/report'

/** Synthetic. More organizations than a table shows before its fold. */
const entities = Array.from({ length: 8 }, (_, at) =>
  organization(at + 1, 'Member', { website: 'https://office.example', source }),
)

const { document: page } = parseHTML(
  renderedProfile({ family: 'projects', document: project(1, { entities }) }),
)

test('the section names its tables and their fold', () => {
  const names = [...page.querySelectorAll('table')].map((table) => table.getAttribute('aria-label'))
  expect(names).toEqual(['Organizations', 'Organizations'])
  expect(page.querySelector('summary')?.textContent).toContain('Show 4 more organizations')
})

test('a row is named by its record, without the sources and hosts in the same cell', () => {
  const heads = [...page.querySelectorAll('th[scope=row]')]
  expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual(
    entities.map(({ name }) => name),
  )
  expect(heads[0]?.querySelectorAll('a')).toHaveLength(3)
})
