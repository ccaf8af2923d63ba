import { expect, test } from 'vitest'
import { licenceName } from './licence-name'

test('writes identifiers of Creative Commons as people do, and leaves others unchanged', () => {
  const ids = ['CC-BY-4.0', 'CC-BY-SA-4.0', 'ODbL-1.0', '']
  expect(ids.map(licenceName)).toEqual(['CC BY 4.0', 'CC BY-SA 4.0', 'ODbL-1.0', ''])
})
