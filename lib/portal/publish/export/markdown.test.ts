import { expect, test } from 'vitest'
import { dataContext as context } from '@/tests/fixtures/data-context'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { project } from '@/tests/fixtures/projects'
import { toMarkdown } from './markdown'
import { markdownText } from './markdown-text'

const getMarkdown = (facts: Parameters<typeof project>[1]) =>
  toMarkdown('projects', project(1, facts), context)

test('distinguishes Yes, No and Not disclosed, each with its sources', () => {
  const text = getMarkdown({
    uses_ssi: true,
    uses_ssi_source: 'https://s.example.org/1',
    has_key_storage: false,
    targets_issuers: null,
  })
  expect(text).toContain('- Uses self-sovereign identity: Yes \\[1\\]')
  expect(text).toContain('- Stores users’ keys: No\n')
  expect(text).toContain('- Made for issuers: Not disclosed\n')
  expect(text).toContain('\n1. <https://s.example.org/1>\n')
})

test('links the records that it names, and only web addresses', () => {
  const text = getMarkdown({
    website: 'javascript:alert(1)',
    did_methods: [{ id: 3, name: 'web', source: 'https://s.example.org/1' }],
  })
  expect(text).toContain('- [did:web](<https://a.example.org/did-methods/3-web>) \\[1\\]')
  expect(text).not.toMatch(/[<(]javascript/)
})

test('shows both directions of the relations between projects', () => {
  const related = { id: 2, title: 'Other', type: 'Member', source: null }
  const consortia_relations = { as_source: [related], as_target: [{ ...related, type: 'Parent' }] }
  const text = getMarkdown({ consortia_relations })
  expect(text).toContain(
    '### As source\n\n- [Other](<https://a.example.org/projects/2-other>) (Type: Member)',
  )
  expect(text).toContain('### As target')
})

test('labels text that was generated', () => {
  const text = getMarkdown({ ai_description: 'Some text.' })
  expect(text).toContain('## Summary (AI-written text)\n\nSome text.')
})

test('a name is always text', () => {
  for (const name of hostileNames) {
    const [heading = '', ...rest] = getMarkdown({ title: name }).split('\n')
    expect(heading.startsWith('# '), name.slice(0, 60)).toBe(true)
    // Every mark that could begin markup is escaped.
    expect(heading.slice(2).replace(/\\./g, '')).not.toMatch(/[`*_[\]<>#|]/)
    expect(rest.filter((line) => line.startsWith('# '))).toEqual([])
  }
  expect(markdownText('- not a list')).toBe('\\- not a list')
  expect(markdownText('1. not a list')).toBe('1\\. not a list')
})

test('names the source of the record itself, by its number', () => {
  const law = { id: 1, title: 'Synthetic act', stats: { total_links: 0 } }
  const source = 'https://law.example/act'
  const text = toMarkdown('regulations', { ...law, source }, context)
  expect(text).toContain('- Entry confirmed by: <https://law.example/act> \\[1\\]\n')
  expect(toMarkdown('regulations', law, context)).not.toContain('Entry confirmed by')
})
