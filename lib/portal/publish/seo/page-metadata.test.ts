import { expect, test } from 'vitest'
import { getSummary } from './page-metadata'

test('a description is one line, truncated after a sentence if that is long enough', () => {
  expect(getSummary(' One\nline. ')).toBe('One line.')
  const first = `${'a'.repeat(150)}.`
  expect(getSummary(`${first} ${'b '.repeat(60)}`)).toBe(first)
  expect(getSummary(`Short. ${'word '.repeat(60)}`)).toMatch(/^Short\. (word )+…$/)
  const abbreviated = `${'a'.repeat(150)} No. 45 ${'b'.repeat(60)}`
  expect(getSummary(abbreviated)).toBe(`${'a'.repeat(150)} No. 45 …`)
})
