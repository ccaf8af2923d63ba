import { expect, test } from 'vitest'
import { inNameOrder } from './name-order'

test('orders every list by the visible names, numbers as numbers', () => {
  const document = {
    title: 'X',
    projects: [{ title: 'Pilot 10' }, { title: 'pilot 9' }, { title: 'Älpen' }],
    people: { by_person: [{ source: 's', person: { name: 'B' } }, { person: { name: 'A' } }] },
  }
  const before = structuredClone(document)
  expect(inNameOrder(document)).toEqual({
    title: 'X',
    projects: [{ title: 'Älpen' }, { title: 'pilot 9' }, { title: 'Pilot 10' }],
    people: { by_person: [{ person: { name: 'A' } }, { source: 's', person: { name: 'B' } }] },
  })
  expect(document).toEqual(before)
})

test('leaves items without names in the order of the record', () => {
  const document = { type: ['Public', 'Private'], roles: [], country: null, count: 2 }
  expect(inNameOrder(document)).toEqual(document)
})
