import { expect, test } from 'vitest'
import { markup } from '@/tests/fixtures/markup'
import { OperatorSection } from './operator'

const html = (operator: Parameters<typeof OperatorSection>[0]['operator']) =>
  markup(OperatorSection, { operator })

test('names the operator with its website, address and note', () => {
  const text = html({
    OPERATOR_NAME: 'Example Foundation',
    OPERATOR_URL: 'https://foundation.example',
    OPERATOR_EMAIL: 'atlas@foundation.example',
    OPERATOR_NOTE: 'A foundation without outside funding.',
  })
  expect(text).toMatch(/href="https:\/\/foundation\.example\/"[^>]*>Example Foundation<\/a> runs/)
  expect(text).toContain('href="mailto:atlas@foundation.example"')
  expect(text).toContain('A foundation without outside funding.')
})

test('states that there is no name', () => {
  expect(html({})).toContain('This site does not name its operator or its funders.')
})
