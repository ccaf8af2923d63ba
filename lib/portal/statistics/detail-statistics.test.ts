import { expect, test } from 'vitest'
import { ProjectDetail } from '@/lib/contract/projects'
import { propertyStatistic, sourceStatistic } from './detail-statistics'
import { percentage } from './statistic'

const detail = (facts: object): ProjectDetail =>
  ProjectDetail.parse({
    id: 1,
    title: 'P',
    type: 'DID Project',
    stats: { score: 0, total_links: 0 },
    ...facts,
  })

test('distinguishes Yes, No and Not disclosed, which is null or absent', () => {
  const { columns, rows, form } = propertyStatistic([
    detail({ uses_ssi: true, has_key_storage: false }),
    detail({ uses_ssi: false, has_key_storage: null }),
    detail({}),
  ])
  expect(columns).toEqual(['Yes', 'No', 'Not disclosed'])
  expect(rows.length).toBe(7)
  expect(form).toBe('shares')
  expect(rows.at(0)?.lists?.[1]).toMatch(/^\/projects\?[a-z-]+=no$/)
  const getValues = (label: string) => rows.find((row) => row.label === label)?.values
  expect(getValues('Uses self-sovereign identity')).toEqual([1, 1, 1])
  expect(getValues('Stores users’ keys')).toEqual([0, 1, 2])
  expect(getValues('For issuers')).toEqual([0, 0, 3])
})

test('counts facts with and without a source, and no absent facts', () => {
  const { rows, shows } = sourceStatistic([
    detail({
      launch_date: '2020',
      launch_date_source: 'https://a.example',
      announcement_date: null,
      announcement_date_source: 'https://a.example',
      uses_ssi: false,
      has_key_storage: true,
      has_key_storage_source: ' ',
      entities: [
        { id: 1, name: 'E', type: [], relationship_type: 'Managing', source: 'https://b.example' },
        { id: 2, name: 'F', type: [], relationship_type: 'Member' },
      ],
      inclusion_criteria: {
        uses_did_or_vc: true,
        uses_did_or_vc_sources: ['https://c.example', 'https://d.example'],
        claims_ssi: false,
        claims_ssi_sources: [],
        has_known_partners: null,
      },
    }),
    detail({ launch_date: '2021', launch_date_source: null }),
  ])
  expect(Object.fromEntries(rows.map(({ label, values }) => [label, values]))).toEqual({
    'Launch date': [1, 1],
    'Technical properties': [0, 2],
    'Roles of organizations': [1, 1],
    'Inclusion criteria': [1, 1],
  })
  expect(shows).toContain('3 of 8 facts')
  expect(shows).toContain('38%')
})

test('rounds no share to 0% or 100%', () => {
  expect(percentage(1, 1000)).toBe('under 1%')
  expect(percentage(999, 1000)).toBe('over 99%')
  expect([percentage(0, 10), percentage(10, 10), percentage(0, 0)]).toEqual(['0%', '100%', '0%'])
})
