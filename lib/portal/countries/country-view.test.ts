import { expect, test } from 'vitest'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { organization } from '@/tests/fixtures/projects'
import { describeProgress, makeCountryView } from './country-view'
import { getNeighbours } from './neighbours'
import { listWalletOrganizations } from './wallet-organizations'

const day = '2026-11-24'
const data = dataWith([
  wallet(1, 'AT', { status: 'Launched', launch_date: '2022-10' }),
  wallet(2, 'DE', { status: 'Pilot' }),
  wallet(3, 'DE', { status: 'Discontinued' }),
  wallet(4, 'UA', { status: 'Announced' }),
])
const view = (code: string, on = day) => {
  const found = makeCountryView(data, code, on)
  if (!found) throw new Error(`There is no view of ${code}`)
  return found
}

test('a country has its wallets, the most advanced first, and the next date', () => {
  const { answer, wallets, duty } = view('DE')
  expect(answer).toBe('Germany is piloting a national wallet: Wallet 2.')
  expect(wallets.map(({ status }) => status)).toEqual(['Pilot', 'Discontinued'])
  expect(duty?.sentence).toBe(
    'By law, all 27 EU states must offer a certified wallet by 24 December 2026.',
  )
  expect(view('DE', '2027-01-01').duty?.sentence).toContain(' had to offer ')
  expect([view('AT').duty, view('UA').duty]).toEqual([undefined, undefined])
})

test('a country is compared with its region and its groups', () => {
  const { areas } = view('AT')
  const counts = areas.map(({ name, countries, launched, pilot, announced }) => [
    name,
    countries,
    launched,
    pilot,
    announced,
  ])
  expect(counts).toContainEqual(['Europe', 3, 1, 1, 1])
  expect(counts).toContainEqual(['European Union (EU)', 2, 1, 1, 0])
  expect(areas.map(({ address }) => address)).toContain('/wallets?group=eu')
  const southAfrica = ['Africa', 'African Union', 'G20', 'Sub-Saharan Africa']
  expect(view('ZA').areas.map(({ name }) => name)).toEqual(southAfrica)
})

test('a country has the neighbours that the API lists', () => {
  const { subregion, countries } = view('DE').neighbours
  expect(subregion).toBeUndefined()
  expect(countries.map(({ code }) => code)).toEqual(['AT'])
  expect(getNeighbours('BS')).toMatchObject({ subregion: 'Caribbean' })
  expect(getNeighbours('BS').codes).toContain('BB')
  expect(getNeighbours('BS').codes).not.toContain('BS')
  expect(getNeighbours('XX').codes).toEqual([])
})

test('the union is described by its members', () => {
  const { answer, wallets, areas } = view('EU')
  expect(answer).toBe('One of the 27 EU states has launched a national wallet.')
  expect(wallets).toEqual([])
  expect(areas.map(({ name }) => name)).toEqual(['European Union (EU)'])
  expect(areas.map(describeProgress)).toEqual([
    ['1 of the 2', ' has launched a national wallet and 1 is piloting one.'],
  ])
})

test('there is no view on a server without national wallets, nor of a country that it does not list', () => {
  expect(makeCountryView(dataWith([]), 'DE', day)).toBeUndefined()
  expect(makeCountryView(data, 'FR', day)).toBeUndefined()
})

test('an organization is listed once with all of its roles, managers first', () => {
  const entity = (id: number, relationship: string, role?: string) =>
    organization(id, relationship, { source: `https://${id}.example/`, role })
  const organizations = listWalletOrganizations([
    wallet(1, 'DE', {
      entities: [
        entity(1, 'Affiliation'),
        entity(2, 'Affiliation', 'Supplier'),
        entity(3, 'Managing'),
        entity(3, 'Affiliation', 'Operator'),
      ],
    }),
    wallet(2, 'DE', { entities: [entity(2, 'Affiliation', 'Issuer')] }),
  ])
  expect(organizations.map(({ id, roles }) => [id, roles])).toEqual([
    [3, ['Manager', 'Operator']],
    [2, ['Supplier', 'Issuer']],
    [1, ['Partner']],
  ])
  expect(organizations[1]?.sources).toEqual(['https://2.example/', 'https://2.example/'])
})
