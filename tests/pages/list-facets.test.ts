import { expect, test } from 'vitest'
import type { GraphLink } from '@/lib/contract/graph'
import { countValues } from '@/lib/text/group-by'
import { all, get } from '../contract/client'
import { graphNodes, isProject } from '../fixtures/known-records'
import { getCounts, names, summary } from './served-list'
import { openPage } from './served-page'

const graphLinks = async () => (await get<{ data: GraphLink[] }>('/graph/links')).data

const countStated = (values: (string | null | undefined)[]) =>
  Object.fromEntries(countValues(values.flatMap((value) => value || [])))

test('Facets count the records of the graph, each with the other selected facets', async () => {
  const projects = (await graphNodes()).filter(isProject)
  const links = await graphLinks()
  const { main } = await openPage('/projects?country=CH&status=Pilot')
  const inSwitzerland = projects.filter(({ country }) => country === 'CH')
  const pilots = projects.filter(({ status }) => status === 'Pilot')
  const both = inSwitzerland.filter(({ status }) => status === 'Pilot')
  expect(both.length).toBeGreaterThan(0)
  expect(summary(main)).toContain(`${both.length} of ${projects.length}`)
  expect(getCounts(main, 'status')).toEqual(
    countStated(inSwitzerland.map((p) => (p.status === 'Failed to Disclose' ? 'none' : p.status))),
  )
  expect(getCounts(main, 'type')).toEqual(countStated(both.map((p) => p.type)))
  const countries = await openPage('/projects?country=CH&open=country&status=Pilot')
  expect(getCounts(countries.main, 'country')).toEqual(
    countStated(pilots.map((p) => p.country ?? 'none')),
  )
  // Industries with few projects are not in the API's list, which is the only source of their names.
  const industries = await get<{ data: { id: number }[] }>('/industries')
  const industryIds = new Set(industries.data.map(({ id }) => String(id)))
  const ids = both.flatMap((p) => p.industryIds).filter((id) => industryIds.has(id))
  const byIndustry = await openPage('/projects?country=CH&open=industry&status=Pilot')
  const none = both.filter((p) => p.industryIds.length === 0).map(() => 'none')
  expect(getCounts(byIndustry.main, 'industry')).toEqual(countStated([...ids, ...none]))
  const standards = both.flatMap((p) => {
    const ids = links
      .filter((l) => l.sourceNodeId === p.id && l.targetNodeId.startsWith('standard-'))
      .map((l) => l.targetNodeId.slice('standard-'.length))
    return ids.length > 0 ? [...new Set(ids)] : ['none']
  })
  const byStandard = await openPage('/projects?country=CH&open=standard&status=Pilot')
  expect(getCounts(byStandard.main, 'standard')).toEqual(countStated(standards))
  expect(names(byStandard.main).sort()).toEqual(both.map(({ title }) => title).sort())
})

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

test('A text and a facet go together', async () => {
  const found = await all<{ id: number }>('/projects?q=wallet')
  const ids = new Set(found.map(({ id }) => `project-${id}`))
  const nodes = (await graphNodes()).filter(({ id }) => ids.has(id))
  const launched = nodes.filter(({ status }) => status === 'Launched')
  const { main } = await openPage('/projects?q=wallet&status=Launched')
  expect(summary(main)).toContain(`${launched.length} of `)
  expect(getCounts(main, 'status')).toEqual(countStated(nodes.map(({ status }) => status)))
})

const filtersOfApi = {
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
