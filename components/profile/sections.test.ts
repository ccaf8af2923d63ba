import { createElement } from 'react'
import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import type { ProjectEntry } from '@/lib/portal/related/project-entry'
import type { Related } from '@/lib/portal/related/related'
import type { Tally } from '@/lib/portal/related/tally'
import { markedDocument } from '@/tests/fixtures/marked-document'
import { country, project } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { RelatedSection } from './related-section'

/** Synthetic, like everything that the tests add to the data. */
const entry: ProjectEntry = {
  id: 1,
  title: 'Synthetic project',
  status: 'Pilot',
  launch: '2024-05',
  country: { code: 'CH', name: 'Switzerland' },
}
const tally: Tally = {
  items: [
    { value: 'CH', name: 'Switzerland', count: 3, address: '/projects?x=1', path: '/countries/CH' },
  ],
  none: [{ value: 'none', name: 'Technology unknown', count: 2, address: '/projects?x=none' }],
  more: { count: 12, address: '/projects?open=x' },
}
const list = { count: 5, address: '/projects?x' }
const related: Related = {
  entries: [entry],
  usage: {
    ...list,
    countries: tally,
    statuses: tally,
    statusPhrase: '3 launched and 2 being piloted',
    years: tally,
    datedPilots: 1,
  },
  builtOn: { ...list, methods: tally, ledgers: tally, standards: tally, statuses: tally },
  partners: {
    count: 2,
    list: [{ id: 4, name: 'Partner', type: 'Public', projects: [entry] }],
    undetailed: [{ projectCount: 1, partners: [[5, 'Other partner']] }],
  },
  similar: [{ ...entry, id: 2, reasons: ['same ledger', '3 shared partners'] }],
}

function getPage(family: Family, shown = related): string {
  const { detail, item } = resource(family)
  return renderedProfile({ family, ...markedDocument(detail ?? item), related: shown })
}

const getHeadings = (html: string): string[] =>
  [...html.matchAll(/<section id="[^"]+"><h2>([^<]+)/g)].map(([, title = '']) => title.trim())

test('sections that profiles share are in one order', () => {
  const orders = families.map((family) => getHeadings(getPage(family)))
  expect(orders.every((order) => order.length >= 2)).toBe(true)
  const before = new Set(
    orders.flatMap((order) =>
      order.flatMap((first, at) => order.slice(at + 1).map((second) => `${first} > ${second}`)),
    ),
  )
  const contradictions = [...before].filter((pair) => {
    const [first, second] = pair.split(' > ')
    return before.has(`${second} > ${first}`)
  })
  expect(contradictions).toEqual([])
})

test('the contents of a profile have a link to each of its sections', () => {
  for (const family of families) {
    const html = getPage(family)
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    const contents = /<nav aria-label="Contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
    const links = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, family).toBe(ids.length)
    expect(links, family).toEqual(ids.length >= 6 ? ids : [])
  }
  expect(getPage('projects')).toContain('<nav aria-label="Contents"')
})

test('a project names its common traits with similar projects, and compares them in one step', () => {
  const html = getPage('projects')
  const id = /<section id="project-(\d+)-/.exec(html)?.[1]
  expect(html).toContain('Same ledger, 3 shared partners')
  expect(html).toContain(`href="/compare?ids=${id},2"`)
})

test('the projects of a standard have their country, status and launch', () => {
  for (const family of ['standards', 'dlt-instances', 'did-methods', 'regulations'] as const) {
    const html = getPage(family)
    expect(html, family).toMatch(/aria-label="3 projects: Switzerland"[^>]*>3</)
    expect(html, family).toContain('href="/projects?x=none"')
    expect(html, family).toContain('>12 more</a>')
  }
})

test('the tables of projects have status, launch and country from the graph', () => {
  const project = { id: 1, title: 'Synthetic project', type: 'DID Project' }
  const document = {
    id: 5,
    title: 'Synthetic standard',
    projects_following_count: 1,
    projects_following: [{ project }],
    stats: { total_links: 1 },
  }
  const html = renderedProfile({ family: 'standards', document, related })
  const bare = renderedProfile({ family: 'standards', document })
  expect(html).toMatch(/class="mark half">Pilot</)
  expect(html).toContain('dateTime="2024-05"')
  expect(html).toContain('href="/countries/CH"')
  // Without a graph, only the record is available, and empty columns are omitted.
  expect(bare).toContain('Synthetic project')
  expect(bare).not.toContain('Launch year')
})

test('an organization lists each of its people once, with posts and projects', () => {
  const person = { id: 7, name: 'Synthetic person' }
  const project = { id: 1, title: 'Synthetic project' }
  const acting = { person, project, role: 'Presenter', on_behalf_of_role: 'Director' }
  const people = { by_person: [{ person, roles: ['Director'] }], on_behalf_of: [acting] }
  const document = { id: 5, name: 'Synthetic office', type: ['Public'], people }
  const html = renderedProfile({ family: 'entities', document })
  expect(html.match(/href="\/people\/7/g)).toHaveLength(1)
  expect(html.match(/Director/g)).toHaveLength(1)
  expect(html).toMatch(/Synthetic project<\/a><span class="note">, (<!-- -->)?Presenter/)
})

test('a role has a link to its organization, whose name is not repeated', () => {
  const getHead = (title: string) => {
    const on_behalf_of_entity = { id: 5, name: 'Synthetic office (Norway)' }
    const relation = { project: { id: 1, title: 'P' }, role: { id: 2, title }, on_behalf_of_entity }
    const document = { id: 7, name: 'A', project_relations: [relation], stats: { total_links: 1 } }
    const html = renderedProfile({ family: 'people', document })
    const head = /<ul class="profile-head">.*?<\/ul>/s.exec(html)?.[0] ?? ''
    return { text: head.replaceAll(/<[^>]+>/g, ''), links: head.match(/href="\/entities\/5/g) }
  }
  const heads = ['Director', 'Director of Synthetic office'].map(getHead)
  for (const { links } of heads) expect(links).toHaveLength(1)
  expect(heads[0]?.text).toMatch(/^Director, Synthetic office \(Norway\)/)
  expect(heads[1]?.text).toMatch(/^Director of Synthetic office(?!,| \()/)
})

test('the timeline and the main facts of a project state that the date of its end is not disclosed', () => {
  const summary = 'The pilot ran from April 2023 to September 2025.'
  for (const status of ['Discontinued', 'Inactive']) {
    const dates = { announcement_date: '2022-06', launch_date: '2023-04' }
    const document = project(1, { status, ...dates, ai_description: summary })
    const html = renderedProfile({ family: 'projects', document })
    expect(html).toContain(summary)
    expect(html).toContain('<b>Ended</b> Date not disclosed</li>')
    expect(html).toContain('<dt>Ended</dt><dd><span>Date not disclosed</span>')
  }
})

test('the main facts of a project state by when it had ended, with the source of its status', () => {
  const source = 'https://status.example/'
  const status = { status: 'Discontinued', status_date: '2021-12-31', status_source: source }
  const html = renderedProfile({ family: 'projects', document: project(1, status) })
  expect(html).toMatch(/<dt>Ended<\/dt><dd><span>By 31 December 2021<\/span><a class="source"/)
  expect(html).not.toContain('Date not disclosed')
})

test('the technology of a country is listed for several projects, but not for one', () => {
  const document = country(26, 'BT', 'Bhutan', { projects_hq: 1 })
  const [one = '', several = ''] = [1, 5].map((count) =>
    renderedProfile({
      family: 'countries',
      document,
      related: { ...related, builtOn: related.builtOn && { ...related.builtOn, count } },
    }),
  )
  expect(one).toContain('<h1')
  expect(one).not.toContain('Technology used')
  expect(several).toMatch(/>5 projects based here<\/a>\. Select/)
})

test('the laws of a country are separate from the laws of its union', () => {
  const document = {
    ...country(250, 'FR', 'France', { regulations: 1 }),
    regulations: [{ id: 1, title: 'Synthetic act' }],
  }
  const ofUnion = { id: 2, title: 'Synthetic regulation', stats: { total_links: 0 } }
  const html = renderedProfile({ family: 'countries', document, unionRegulations: [ofUnion] })
  expect(html).toMatch(/<h2>National laws\u00A0<small>1</)
  expect(html).toMatch(/<h2>EU laws\u00A0<small>1</)
  expect(html).toContain('href="/regulations?country=EU"')
  expect(html).toContain('Synthetic regulation')
})

test('a DID method with few relations has no picture of them', () => {
  const neighbours = createElement(RelatedSection, {
    title: 'In the network',
    family: 'projects',
    records: [{ id: 1, name: 'Synthetic project' }],
  })
  const withProjects = (count: number) => {
    const projects = Array.from({ length: count }, (_, at) => ({
      project: { id: at + 1, title: 'P' },
    }))
    const document = { id: 1, name: 'sample', projects }
    return renderedProfile({ family: 'did-methods', document, neighbours })
  }
  expect(withProjects(3)).not.toContain('In the network')
  expect(withProjects(4)).toContain('In the network')
})

test('the note on the projects of a record suits their number and what it is', () => {
  const usage = related.usage && { ...related.usage, count: 1 }
  const single = getPage('regulations', { ...related, usage }).replaceAll('<!-- -->', '')
  expect(single).toContain('The project may have adopted it after its launch.')
  expect(single).toContain('Select a number to see it.')
  expect(getPage('regulations')).toContain('Some projects may have adopted it after their launch.')
  expect(getPage('industries')).toContain('Some projects may have begun to serve it')
  expect(getPage('industries', { ...related, usage })).toContain(
    'The project may have begun to serve it after its launch.',
  )
})

test('the projects of a record are counted by status in words, with the pilots in its launch years', () => {
  const introductions = {
    standards:
      '<a href="/projects?x">5 projects</a> follow or maintain this standard: 3 launched and 2 being piloted.',
    regulations:
      '<a href="/projects?x">5 projects</a> follow this law: 3 launched and 2 being piloted.',
    'dlt-instances': '<a href="/projects?x">5 projects</a> use it: 3 launched and 2 being piloted.',
  } as const
  for (const [family, text] of Object.entries(introductions)) {
    const html = getPage(family as Family).replaceAll('<!-- -->', '')
    expect(html, family).toContain(text)
    expect(html, family).toContain('Includes 1 pilot, counted in the year it began.')
  }
})
