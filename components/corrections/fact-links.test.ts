import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import type { Family } from '@/lib/contract/families'
import { organization, project as projectWith } from '@/tests/fixtures/projects'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { addFactLinks } from './fact-links'

const seen = 'https://office.example/report'

/** The links on a profile by their titles, each with the name of its fact. */
function linksOn(family: Family, document: object, times = 1) {
  const html = renderedProfile({ family, document })
  const { document: page } = parseHTML(html)
  for (let done = 0; done < times; done += 1) addFactLinks(page, 'projects/1')
  const links = [...page.querySelectorAll('a.correct')]
  const pairs = links.map((link) => [
    link.getAttribute('title')?.replace('Suggest a correction to ', ''),
    new URL(link.getAttribute('href') ?? '', 'https://atlas.test').searchParams.get('fact'),
  ])
  return { page, pairs, facts: Object.fromEntries(pairs) }
}

const project = projectWith(1, {
  mission_statement: 'Identity for all.',
  mission_statement_source: seen,
  launch_date: '2021-05',
  launch_date_source: seen,
  uses_ssi: true,
  uses_ssi_source: seen,
  entities: [organization(7, 'Member', { name: '身分局', source: seen })],
  geographic_focus: [{ country: { id: 1, code: 'CH', name: 'Switzerland' }, source: seen }],
  products: [
    { id: 1, title: 'Wallet' },
    { id: 2, title: 'Verifier' },
  ],
  links: [{ category: 'Press', url: seen, description: 'Elsewhere' }],
})

test('links facts of every form by name, and links nothing else', () => {
  const { facts } = linksOn('projects', project)
  expect(facts).toEqual({
    '“Identity for all.”': 'shown:identity-for-all',
    Status: 'shown:status',
    Type: 'shown:type',
    Launched: 'shown:launched',
    'Uses self-sovereign identity': 'shown:uses-self-sovereign-identity',
    身分局: 'shown:entities-7',
    Switzerland: 'shown:countries-ch',
    Wallet: 'shown:wallet',
    Verifier: 'shown:verifier',
  })
})

test('the link of a fact is not a Tab stop, because the page has a link to the form', () => {
  const { page } = linksOn('projects', project)
  const stops = [...page.querySelectorAll('a[href^="/corrections/new"]')].filter(
    (link) => link.getAttribute('tabindex') !== '-1',
  )
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.some((link) => link.matches('.correct'))).toBe(false)
})

test('gives a fact one link, however often the page is rendered', () => {
  const { pairs } = linksOn('projects', project, 3)
  expect(new Set(pairs.map(([title]) => title)).size).toBe(pairs.length)
})

test('places the link after the words of a fact, before the paragraph that explains it', () => {
  const { page } = linksOn('industries', {
    id: 1,
    name: 'Trade',
    project_count: 1,
    projects: [{ id: 5, title: 'One', source: seen, excerpt: 'Of customs.' }],
  })
  const link = page.querySelector('th > a.correct')
  expect(link?.nextElementSibling?.localName).toBe('p')
  expect(link?.previousElementSibling?.className).toBe('source')
})

test('skips words that cannot be part of an address', () => {
  const { facts } = linksOn('projects', { ...project, products: [{ title: '身分' }] })
  expect(facts).not.toHaveProperty('身分')
})

test('gives computed values no link', () => {
  const row = '<table><tbody><tr><th><a href="/entities/2-b">B</a></th></tr></tbody></table>'
  const { document: page } = parseHTML(`<main><p class="profile-lede">A sentence.</p>
    <div class="profile-body">
      <section id="entity-1-organizations">${row}</section>
      <section id="entity-1-organizations-in-the-same-projects">${row}</section>
      <section id="country-1-eu-laws">
        <ul class="lines"><li><a href="/regulations/3-c">C</a></li></ul></section>
    </div></main>`)
  addFactLinks(page, 'countries/CH')
  const links = [...page.querySelectorAll('a.correct')]
  expect(links.map((link) => link.closest('section')?.id)).toEqual(['entity-1-organizations'])
})
