import { expect, test } from 'vitest'
import { getRolesByPerson } from './person-roles'

const ada = { id: 1, name: 'Ada' }
const agency = { id: 9, name: 'Agency' }

test('gathers the roles of a person over projects, each once', () => {
  const inAgency = { person: ada, role: 'Director', on_behalf_of: agency }
  const roles = getRolesByPerson([
    { persons_of_interest: [inAgency, { person: { id: 2, name: 'Bo' } }] },
    { persons_of_interest: [inAgency, { person: ada, role: 'Chair', on_behalf_of: null }] },
    {},
  ])
  expect([...roles]).toEqual([[1, [{ role: 'Director', organization: agency }, { role: 'Chair' }]]])
})
