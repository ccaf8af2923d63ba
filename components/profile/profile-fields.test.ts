import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import { DltDetail, DltSummary } from '@/lib/contract/dlts'
import { type Family, families } from '@/lib/contract/families'
import { type MarkedDocument, markedDocument } from '@/tests/fixtures/marked-document'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { site } from '@/tests/fixtures/site'

/** Fields of the contract that are of no use to readers, with the reason. */
const notShown: Record<string, string> = {
  'role.id': 'a role has no profile',
  'products[].id': 'a product has no profile',
  'credential_profiles[].id': 'a credential profile has no profile here',
  'country.id': 'a country goes by its code',
  'coordinates.latitude': 'the map has the place; its numbers mean little to readers',
  'coordinates.longitude': 'the map has the place; its numbers mean little to readers',
  logo_url: 'the initials of a domain add nothing to its name',
}

const isHidden = (path: string): boolean =>
  Object.keys(notShown).some((end) => path === end || path.endsWith(`.${end}`))

/** The schema of the document behind a profile: see `lib/portal/records/record-documents.ts`. */
function findSchema(family: Family) {
  if (family === 'dlts') return DltDetail.extend({ projects: DltSummary.shape.projects })
  return resource(family).detail ?? resource(family).item
}

const marked = families.map((family) => {
  const record = { family, ...markedDocument(findSchema(family)) }
  return { ...record, html: renderedProfile(record) }
})

/** The forms in which a page may show a value: numbers also with separators, and addresses on this site as paths. */
const getShownTexts = (value: string | number | boolean): string[] =>
  typeof value === 'number'
    ? [String(value), value.toLocaleString('en')]
    : [String(value).replace(site, '')]

function missing({ fields }: MarkedDocument, html: string): string[] {
  return fields
    .filter(({ path }) => !isHidden(path))
    .filter(({ value }) => !getShownTexts(value).some((text) => html.includes(text)))
    .map(({ path }) => path)
}

test('the profile of each family shows every field that the contract knows', () => {
  const faults = marked.flatMap((record) =>
    missing(record, record.html).map((path) => `${record.family}: ${path}`),
  )
  expect(faults).toEqual([])
  expect(marked.every(({ fields }) => fields.length > 4)).toBe(true)
})

test('the check of fields reports a missing field', () => {
  const document = markedDocument(findSchema('people'))
  expect(missing(document, '')).toContain('name')
  expect(missing(document, '')).toContain('project_relations[].source')
})

test('yes, no and undisclosed are three different words', () => {
  const questions: Family[] = ['projects', 'dlts']
  const answers = [true, false, null]
  const pages = questions.flatMap((family) =>
    answers.map((answer) =>
      renderedProfile({ family, ...markedDocument(findSchema(family), answer) }),
    ),
  )
  const ofEach = [
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ]
  expect(
    pages.map((html) => [/>Yes</, />No</, />Not disclosed</].map((w) => w.test(html))),
  ).toEqual(questions.flatMap(() => ofEach))
})

test('a mark links to a source in the list, and each source is listed once', () => {
  for (const { family, html } of marked) {
    const ids = [...html.matchAll(/<li id="([^"]+)"/g)].map(([, id]) => id)
    const marks = [...html.matchAll(/class="source" href="#([^"]+)"/g)].map(([, id]) => id)
    expect(marks, family).not.toEqual([])
    expect(new Set(ids).size, family).toBe(ids.length)
    expect(marks.filter((id) => !ids.includes(id))).toEqual([])
    // The numbers ascend in reading order.
    expect([...new Set(marks)], family).toEqual(ids.filter((id) => marks.includes(id)))
  }
})

test('text of a record stays text, and only web addresses become links', () => {
  const hostile = '"><script>alert(1)</script>'
  const document = {
    id: 5,
    title: hostile,
    url: 'javascript:alert(1)',
    ai_description: hostile,
    projects_following_count: 1,
    projects_following: [
      {
        project: { id: 1, title: hostile, website: 'data:text/html,x' },
        source: 'javascript:alert(2)',
      },
    ],
    stats: { total_links: 1 },
  }
  const html = renderedProfile({ family: 'standards', document })
  expect(html).not.toContain('<script')
  expect(html).not.toMatch(/href="(?:javascript|data):/)
  expect(html).toContain('javascript:alert(2)')
})
