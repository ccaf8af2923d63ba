import { expect, test } from 'vitest'
import { organization, project } from '@/tests/fixtures/projects'
import { getProjectFacts } from './project-facts'

const target = { id: 1, title: 'A', type: 'DID Project' }

test('gathers region, countries served, answers and criteria by project', () => {
  const { byId, sources } = getProjectFacts({
    projects: [{ id: 1, region: 'Europe', kind: 'Wallet', level: 'National' }, { id: 2 }],
    countries: [
      { code: 'CH', projects_target: [target] },
      { code: 'DE', projects_target: [target, { ...target, id: 3 }] },
      { code: 'FR' },
    ],
    details: [
      project(2, {
        uses_ssi: false,
        has_key_storage: true,
        inclusion_criteria: {
          claims_ssi: true,
          has_known_partners: false,
          exception_reason: 'Why',
        },
      }),
    ],
  })
  expect([...sources]).toEqual(['projects', 'countries', 'details', 'classes'])
  expect(byId.get(1)).toEqual({
    region: 'Europe',
    kind: 'Wallet',
    level: 'National',
    serves: ['CH', 'DE'],
  })
  expect(byId.get(3)).toEqual({ serves: ['DE'] })
  expect(byId.get(2)).toMatchObject({
    serves: [],
    answers: { uses_ssi: false, has_key_storage: true, targets_issuers: null },
    criteria: ['claims_ssi', 'exception'],
  })
})

test('names no source that did not answer', () => {
  const { byId, sources } = getProjectFacts({ countries: [] })
  expect([byId.size, [...sources]]).toEqual([0, ['countries']])
})

test('names each role of the organizations once', () => {
  const roles = ['Supplier', undefined, 'Issuer', 'Supplier']
  const entities = roles.map((role) => organization(1, 'Affiliation', { role }))
  const { byId, sources } = getProjectFacts({ details: [project(1, { entities })] })
  expect(byId.get(1)?.roles).toEqual(['Supplier', 'Issuer'])
  expect([...sources]).toEqual(['details', 'roles'])
})
