import { expect, test } from 'vitest'
import { findSuccessors } from '@/lib/portal/related/related'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { organization, project } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { aSource } from '@/tests/fixtures/sources'

/** The text of a project's profile. */
function getText(facts: Parameters<typeof project>[1]): string {
  const document = project(1, facts)
  const html = renderedProfile({ family: 'projects', document })
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const managedBy = (...names: string[]) => {
  const entities = names.map((name, at) => organization(at + 1, 'Managing', { name }))
  const text = getText({
    managing_entity: { id: 1, name: names[0] ?? '' },
    entities: [...entities, organization(9, 'Funding')],
  })
  return /Managed by (.*?) Type/.exec(text)?.[1]
}

test('names up to two managers, and counts the others', () => {
  expect(managedBy('One')).toBe('One')
  expect(managedBy('One', 'Two')).toBe('One and Two')
  expect(managedBy('One', 'Two', 'Three', 'Four')).toBe('One and 3 more')
})

test('the panel begins with managers, suppliers, current ledgers and laws', () => {
  const names = ['One', 'Two', 'Three']
  const text = getText({
    managing_entity: { id: 1, name: 'Agency' },
    country: { id: 2, code: 'DE', name: 'Germany' },
    launch_date: '2021',
    entities: names.map((name, at) =>
      organization(at + 5, 'Affiliation', { name, role: 'Supplier' }),
    ),
    dlt_instances: [
      { id: 3, name: 'Old net', until: '2024' },
      { id: 4, name: 'New net' },
    ],
    regulations: [{ id: 6, title: 'Act' }],
  })
  expect(text).toContain(
    'Managed by Agency Suppliers One and 2 more Ledgers New net Laws Act Launched 2021 Country Germany Type Project',
  )
})

test('the status names its source and its date, and states that no source is official', () => {
  const source = 'https://press.example/'
  const getStatus = (kind: 'official' | 'press') => {
    const html = renderedProfile({
      family: 'projects',
      document: project(1, {
        ...{ status: 'Discontinued', status_source: source, status_date: '2023', end_date: '2023' },
      }),
      sources: [aSource({ url: source, publisher: 'Press', kind })],
    })
    const text = html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
    return /Ended1 (\(.*?\))Status as ofas of 2023/.exec(text)?.[1]
  }
  expect(getStatus('press')).toBe('(source: Press, press; no official source on this page)')
  expect(getStatus('official')).toBe('(source: Press, official)')
})

test('states when a project ended, at the precision of the date', () => {
  const ended = { status: 'Discontinued' }
  expect(getText({ ...ended, end_date: '2025-09' })).toContain(
    'This project ended in September 2025 . The facts',
  )
  expect(getText({ ...ended, end_date: '2025-09-30' })).toContain('ended on 30 September 2025 .')
  expect(getText({ ...ended, type: 'Consortium', status: 'Inactive' })).toContain(
    'This consortium has ended.',
  )
  expect(getText({ status: 'Launched' })).not.toContain('ended')
})

test('an ended national wallet names the national wallets that its country has now', () => {
  const data = dataWith([
    wallet(1, 'ZA', { status: 'Inactive' }),
    wallet(2, 'ZA', { title: 'New wallet', status: 'Pilot' }),
    wallet(3, 'ZA', { title: 'Planned wallet', status: 'Announced' }),
  ])
  const text = renderedProfile({
    family: 'projects',
    document: { id: 1, title: 'Old wallet', type: 'DID Project', status: 'Inactive' },
    related: { entries: [], ...findSuccessors(data, 1) },
  }).replace(/<[^>]*>/g, '')
  expect(text).toContain(
    'The current national wallets of South Africa: New wallet (pilot), Planned wallet (announced).',
  )
})

test('introduces a mission that is an infinitive', () => {
  expect(getText({ mission_statement: 'To help.' })).toContain('It aims to help.')
  const ended = { mission_statement: 'To help.', status: 'Discontinued' }
  expect(getText(ended)).toContain('It aimed to help.')
  expect(getText({ mission_statement: 'Tools for all.' })).toContain('Tools for all.')
})
