import { expect, test } from 'vitest'
import { recordTitle } from './record-address'

test('a ledger and its technology have titles that differ', () => {
  const stats = { total_links: 0 }
  const name = 'Sample Chain'
  const ledger = recordTitle('dlt-instances', { id: 1, name, stats } as never)
  const technology = recordTitle('dlts', { id: 2, title: name, stats } as never)
  expect([ledger, technology]).toEqual([
    'Sample Chain · Ledger',
    'Sample Chain · Ledger technology',
  ])
  expect(recordTitle('did-methods', { id: 3, name: 'web' } as never)).toBe('did:web · DID method')
})
