import { expect, test } from 'vitest'
import { mapFinding } from './map-finding'
import { type Figures, type MapCountry, walletStages } from './map-measures'

const country = (code: string, name: string, figures: Figures): MapCountry => ({
  code,
  name,
  figures,
  region: 'europe',
})
const status = (stage: (typeof walletStages)[number]): Figures => ({
  status: walletStages.indexOf(stage),
})

test('states how many countries have launched, are piloting and have announced a wallet', () => {
  const some = [
    country('NL', 'Netherlands', status('launched')),
    country('DE', 'Germany', status('pilot')),
    country('FI', 'Finland', status('announced')),
    country('SE', 'Sweden', status('announced')),
    country('EU', 'European Union', status('launched')),
  ]
  expect(mapFinding(some, 'status', undefined)).toBe(
    'One country has launched a national wallet; it is an EU state. One more is piloting one and 2 have announced one.',
  )
  expect(mapFinding(some, 'status', 'americas')).toBe(
    'In the Americas, no country has launched a national wallet.',
  )
})

test('names the countries with the highest number', () => {
  const some = [
    country('NL', 'Netherlands', { projects_hq: 4, entities: 7, regulations: 1 }),
    country('DE', 'Germany', { projects_hq: 3, entities: 7, regulations: 1 }),
    country('FI', 'Finland', { regulations: 1 }),
    country('EU', 'European Union', { projects_hq: 9 }),
  ]
  expect(mapFinding(some, 'projects_hq', undefined)).toBe(
    'The Netherlands has the most projects: 4.',
  )
  expect(mapFinding(some, 'entities', 'europe')).toBe(
    'In Europe, the Netherlands and Germany have the most organizations: 7 each.',
  )
  expect(mapFinding(some, 'regulations', undefined)).toBe('We list 3 national laws.')
  expect(mapFinding(some, 'regulations', 'asia')).toBe('In Asia, we list no national laws.')
  expect(mapFinding(some, 'entities', 'asia')).toBe('In Asia, we list no organizations.')
})
