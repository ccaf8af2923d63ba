import { expect, test } from 'vitest'
import type { Terms } from '@/lib/contract/terms'
import { creditName } from './data-context'

const nameIn = (credit: string) =>
  creditName({ attribution: { components: { credit } } } as unknown as Terms)

test('returns the name at the beginning of a credit', () => {
  const names = {
    'Sample dataset, an independent compilation of sources. It holds no more.': 'Sample dataset',
    'Sample dataset, the one of 2026': 'Sample dataset',
    'A, B and C': 'A, B and C',
    'Data of example.org and U.S. Example': 'Data of example.org and U.S',
    ' Web of Sample by Key Sample. ': 'Web of Sample by Key Sample',
    '': '',
  }
  for (const [credit, name] of Object.entries(names)) expect(nameIn(credit), credit).toBe(name)
})
