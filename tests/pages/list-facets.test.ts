import { expect, test } from 'vitest'
import { countValues } from '@/lib/text/group-by'
import { all, get } from '../contract/client'
import { getCounts, summary } from './served-list'
import { openPage } from './served-page'

const countStated = (values: (string | null | undefined)[]) =>
  Object.fromEntries(countValues(values.flatMap((value) => value || [])))

test('Facets based on lists and details count their records', async () => {
  const summaries = await all<{ id: number; region?: string }>('/projects')
  const details = await Promise.all(
    summaries.map(({ id }) =>
      get<{ uses_ssi: boolean | null; geographic_focus: { country: { code: string } }[] }>(
        `/projects/${id}`,
      ),
    ),
  )
  const answers = await openPage('/projects?open=uses-ssi')
  const getAnswer = (uses: boolean | null) => (uses === null ? 'none' : uses ? 'yes' : 'no')
  expect(getCounts(answers.main, 'uses-ssi')).toEqual(
    countStated(details.map(({ uses_ssi: uses }) => getAnswer(uses))),
  )
  const served = details.flatMap(({ geographic_focus: focus }) =>
    focus.length > 0 ? [...new Set(focus.map(({ country }) => country.code))] : ['none'],
  )
  const countries = await openPage('/projects?open=serves')
  expect(getCounts(countries.main, 'serves')).toEqual(countStated(served))
  const regions = summaries.map(({ region }) => region ?? 'none')
  const { main } = await openPage('/projects?open=region')
  expect(getCounts(main, 'region')).toEqual(countStated(regions))
})

const filtersOfApi = {
  type: 'type',
  country: 'country',
  industry: 'industry',
  status: 'status',
  kind: 'kind',
  level: 'level',
  group: 'group',
  role: 'role',
  format: 'format',
  protocol: 'protocol',
  standard: 'standard',
  'did-method': 'did_method',
  ledger: 'dlt_instance',
}

test('The API finds as many projects by its filters as the facets count', async () => {
  const getTotal = async (query: string) =>
    (await get<{ pagination: { total: number } }>(`/projects?per_page=1&${query}`)).pagination.total
  const pairs: [string, number, number][] = []
  for (const [facet, parameter] of Object.entries(filtersOfApi)) {
    const { main } = await openPage(`/projects?open=${facet}`)
    for (const [value, count] of Object.entries(getCounts(main, facet)).slice(0, 12)) {
      const query = new URLSearchParams({ [parameter]: value })
      pairs.push([String(query), await getTotal(String(query)), count])
    }
  }
  expect(pairs.length).toBeGreaterThan(50)
  expect(pairs.filter(([, total, count]) => total !== count)).toEqual([])
})

test('A list of projects with all of several values is that of the API, and its file', async () => {
  const standards = await all<{ id: number; title: string }>('/standards')
  const [mdl, openid4vci] = ['18013-5', 'Verifiable Credential Issuance'].map(
    (text) => standards.find(({ title }) => title.includes(text))?.id,
  )
  const both = await all<{ title: string }>(
    `/projects?standard=${mdl},${openid4vci}&standard_match=all`,
  )
  expect(both.length).toBeGreaterThan(5)
  const query = `standard=${mdl}&standard=${openid4vci}&standard-match=all`
  const { main } = await openPage(`/projects?${query}`)
  expect(summary(main)).toMatch(new RegExp(`^${both.length} of`))
  expect(getCounts(main, 'standard')[String(mdl)]).toBe(both.length)
})
