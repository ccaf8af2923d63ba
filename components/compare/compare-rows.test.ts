import { expect, test } from 'vitest'
import { markup } from '@/tests/fixtures/markup'
import { CompareCell, labelNames } from './compare-rows'

const related = (relation: string, text: string) => ({ relation, text, path: `/projects/${text}` })

test('names a relation once, before all of its projects', () => {
  const values = [
    related('Member projects', 'Diia'),
    related('Member projects', 'eAusweise'),
    related('Part of', 'Umbrella'),
  ]
  const html = markup(CompareCell, { form: undefined, cell: { values }, record: 'compare' })
  const entries = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, entry = '']) =>
    entry.replace(/<span[^>]*>; <.span>|<[^>]*>/g, ''),
  )
  expect(entries).toEqual(['Member projects: Diia, eAusweise', 'Part of: Umbrella'])
})

test('the link to further values names the property and the record', () => {
  const html = markup(CompareCell, {
    form: undefined,
    cell: { values: [{ text: 'Druk' }], more: 8 },
    record: 'compare',
    page: { path: '/projects/124', name: 'Partners, ID Wallet' },
  })
  expect(html).toContain('aria-label="8 more: Partners, ID Wallet"')
})

test('labels are abbreviations or names without remarks, as long as they differ', () => {
  expect(
    labelNames(['Bhutan National Digital Identity (Bhutan NDI)', 'ID Wallet (Germany)', 'Verimi']),
  ).toEqual(['Bhutan NDI', 'ID Wallet', 'Verimi'])
  expect(labelNames(['ID Wallet (Germany)', 'ID Wallet (Poland)'])).toEqual([
    'ID Wallet (Germany)',
    'ID Wallet (Poland)',
  ])
})
