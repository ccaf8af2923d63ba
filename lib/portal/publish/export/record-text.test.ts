import { Parser } from 'n3'
import { expect, test } from 'vitest'
import { dataContext as context } from '@/tests/fixtures/data-context'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { recordText } from './record-text'

const standard = (title: string, more = {}) => ({
  id: 7,
  title,
  projects_following_count: 0,
  stats: { total_links: 0 },
  ...more,
})

test('parsing returns what was written, for any name', () => {
  for (const name of hostileNames) {
    const quads = new Parser().parse(recordText('ttl', 'standards', standard(name), context))
    const subjects = new Set(quads.map(({ subject }) => subject.value))
    const pages = [...subjects].filter((subject) => /\/standards\/7[^#]*$/.test(subject))
    expect(pages, name.slice(0, 60)).toHaveLength(1)
  }
})

test('lists the sources of the page, each once', () => {
  const source = 'https://press.example.org/a?b=<c>'
  const projects_following = [1, 2].map((id) => ({
    project: { id, title: `Project ${id}` },
    source,
  }))
  const document = standard('Test Format', { projects_following })
  const derived = new Parser()
    .parse(recordText('ttl', 'standards', document, context))
    .filter(({ predicate }) => predicate.value === 'http://www.w3.org/ns/prov#wasDerivedFrom')
  expect(derived.map(({ subject, object }) => [subject.value, object.value])).toEqual([
    ['https://a.example.org/standards/7-test-format', 'https://press.example.org/a?b=%3Cc%3E'],
  ])
})
