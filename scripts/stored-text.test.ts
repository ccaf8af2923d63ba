import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import type { Manifest } from '@/lib/dataset/snapshot'
import { storedText } from './stored-text'

const none = Object.fromEntries(families.map((family) => [family, 0])) as Manifest['counts']
const hash = '0123456789abcdef'

test('counts in the singular and the plural', () => {
  const counts = { ...none, projects: 1, entities: 1, people: 1 }
  expect(storedText('var/atlas.db', { counts, hash })).toBe(
    'Stored 1 project, 1 organization and 1 person in var/atlas.db (0123456789ab).',
  )
  const more = { ...none, projects: 1_200, entities: 2 }
  expect(storedText('var/atlas.db', { counts: more, hash })).toBe(
    'Stored 1,200 projects, 2 organizations and 0 people in var/atlas.db (0123456789ab).',
  )
})

test('shows no password of a database', () => {
  const store = 'postgres://atlas:secret@db.example.org/atlas'
  expect(storedText(store, { counts: none, hash })).not.toContain('secret')
})
