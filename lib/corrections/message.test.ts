import { expect, test } from 'vitest'
import { getMessage, issueLink, mailLink } from './message'

const correction = {
  record: 'projects/118',
  fact: 'launch_date',
  right: 'May 2021, & not “2020”.\nSee the 2nd page + its note.',
  source: 'https://example.org/a?b=1&c=2',
}
const message = getMessage(correction, 'https://atlas.example.org')

test('contains the record, the fact, the correct value and the source', () => {
  expect(message).toEqual({
    subject: 'Correction: projects/118, launch_date',
    text: [
      'Page: https://atlas.example.org/projects/118',
      'Fact: launch_date',
      '',
      'What it should say:',
      'May 2021, & not “2020”.\nSee the 2nd page + its note.',
      '',
      'Source: https://example.org/a?b=1&c=2',
    ].join('\n'),
  })
  const { subject, text } = getMessage(
    { record: 'countries/CH', right: 'x', source: '' },
    'https://a.example',
  )
  expect(subject).toBe('Correction: countries/CH')
  expect(text).toMatch(/Source: none$/)
})

test('names the missing record', () => {
  const { subject, text } = getMessage(
    { record: 'dlts/new', right: 'A chain.', source: 'https://example.org' },
    'https://atlas.example.org',
  )
  expect(subject).toBe('Missing ledger technology')
  expect(text).toMatch(/^Missing .+:\nA chain\.\n\nSource: https:\/\/example\.org$/)
})

test('fills in an issue', () => {
  const url = new URL(issueLink('https://code.example.org/atlas/atlas', message))
  expect(url.origin + url.pathname).toBe('https://code.example.org/atlas/atlas/issues/new')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    title: message.subject,
    body: message.text,
  })
})

test('fills in an email, whose recipients hostile text cannot change', () => {
  const text = `${message.text}&cc=b@example.org\r\nBcc: c@example.org`
  const link = mailLink('facts+atlas@example.org', { ...message, text })
  const [address, query = ''] = link.split('?')
  expect(address).toBe('mailto:facts+atlas@example.org')
  const fields = query.split('&').map((field) => field.split('=')[0])
  expect(fields).toEqual(['subject', 'body'])
  expect(link).not.toMatch(/[\s+](?!atlas@)/)
  expect(decodeURIComponent(query)).toContain('2nd page + its note')
})

test('truncates a text that is too long for a link, never within a character', () => {
  const long = { ...message, text: '🪪'.repeat(2000) }
  const issue = { link: issueLink('https://code.example.org/a', long), max: 6000 }
  const mail = { link: mailLink('facts@example.org', long), max: 1900 }
  for (const { link, max } of [issue, mail]) {
    expect(link.length).toBeLessThanOrEqual(max)
    expect(link.length).toBeGreaterThan(max - 50)
    expect(decodeURIComponent(link.replaceAll('+', ' '))).toMatch(/🪪 …$/)
  }
})
