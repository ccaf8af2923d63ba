/** The profile of every record, rendered without a server: its sources, and its links for correcting single facts. */
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { addFactLinks } from '@/components/corrections/fact-links'
import type { Country } from '@/lib/contract/countries'
import { families } from '@/lib/contract/families'
import { factForm } from '@/lib/corrections/correction'
import { recordKey } from '@/lib/portal/corrections/correction-address'
import { factsNamed, recordFacts } from '@/lib/portal/corrections/record-facts'
import { maxRows } from '@/lib/portal/countries/main-records'
import { type AnyRecord, everyRecord, listedSources } from '../fixtures/every-record'
import { renderedProfile } from '../fixtures/rendered-profile'
import { site } from '../fixtures/site'
import {
  type Attribution,
  attributions,
  missingSources,
  shownDocument,
  sourcesIn,
  unattributedSources,
} from '../fixtures/sources'

/** Each record with its rendered profile, and those of its sources that the API's list contains. */
async function renderAll() {
  const listed = attributions(await listedSources())
  return (await everyRecord()).map((record) => {
    const named = new Set(sourcesIn([record.document, record.relationships]))
    const sources = [...named].flatMap((source) => listed.get(new URL(source).href) ?? [])
    return { ...record, sources, html: renderedProfile({ ...record, sources }) }
  })
}
const rendered = await renderAll()

for (const family of families) {
  test(`every profile of ${family} shows every source that the API gives for it, with publisher and kind`, () => {
    const profiles = rendered.filter((record) => record.family === family)
    expect(profiles.length).toBeGreaterThan(0)
    let checked = 0
    const faults = profiles.flatMap(({ document, relationships, sources: knownSources, html }) => {
      const sources = sourcesIn([shownDocument(family, document, html), relationships])
      checked += sources.length
      const unattributed = unattributedSources(sources, attributions(knownSources), html)
      return [
        ...missingSources(sources, html).map((source) => `${document.id} lacks ${source}`),
        ...unattributed.map((source) => `${document.id} does not say whose ${source} is`),
      ]
    })
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(0)
  })
}

/**
 * The places of source marks on facts. It excludes marks in explanations, in the evidence and in the list of sources.
 */
const marksOfFacts =
  '.profile-lede > *, dd > *, .facts li > *, td > *, tbody th > *, .lines > li > *, section > p:not(.note) > *'

function checkFactLinks({ family, document }: AnyRecord, html: string) {
  const { document: page } = parseHTML(html)
  addFactLinks(page, recordKey(family, document))
  const facts = recordFacts(family, document)
  const links = [...page.querySelectorAll('a.correct')]
  const names = links.map(
    (link) => new URL(link.getAttribute('href') ?? '', site).searchParams.get('fact') ?? '',
  )
  const marked = [...page.querySelectorAll(marksOfFacts)]
    .filter((mark) => mark.matches('.source, .unsourced'))
    .map((mark) => mark.parentElement)
    .filter((place) => place?.previousElementSibling?.textContent !== 'Evidence')
  const bare = marked.filter((place) => !place?.querySelector('a.correct'))
  const record = `${family}/${document.id}`
  return {
    links: links.length,
    exact: names.filter((name) => factsNamed(facts, name).length === 1).length,
    faults: [
      ...names
        .filter((name) => !factForm.test(name) || factsNamed(facts, name).length === 0)
        .map((name) => `${record}: no fact is ${name}`),
      ...bare.map((place) => `${record}: no link next to ${place?.textContent}`),
    ],
  }
}

test('every marked fact of a profile has a link, which opens the form for that fact', () => {
  const checked = rendered
    .filter((_, at) => at % 6 === 0)
    .map((record) => checkFactLinks(record, record.html))
  expect(checked.flatMap(({ faults }) => faults)).toEqual([])
  const sum = (key: 'links' | 'exact') => checked.reduce((all, one) => all + one[key], 0)
  expect(sum('links')).toBeGreaterThan(checked.length)
  // If two lists of a record have the same entry, or an organization has two roles, the form offers both.
  expect(sum('exact') / sum('links')).toBeGreaterThan(0.9)
})

test('an industry shows its newest projects with their sources, and links to the list of all', () => {
  const industries = rendered.filter(({ family }) => family === 'industries')
  expect(industries.length).toBeGreaterThan(5)
  for (const { document, html } of industries) {
    const { projects = [] } = shownDocument('industries', document, html) as { projects?: object[] }
    expect(projects.length).toBeGreaterThanOrEqual(5)
    expect(projects.length).toBeLessThanOrEqual(12)
    expect(html).toContain(`href="/projects?industry=${document.id}"`)
  }
})

test('a country shows its main projects with their sources, and links to the list of all', () => {
  const countries = rendered.filter(({ family, document }) => {
    if (family !== 'countries') return false
    const { projects_hq, projects_target } = document as Country
    const home = new Set((projects_hq ?? []).map(({ id }) => id))
    const others = (projects_target ?? []).filter(({ id }) => !home.has(id))
    return others.length > maxRows.serving + 1
  })
  expect(countries.length).toBeGreaterThan(5)
  for (const { document, html } of countries) {
    const { code, projects_target: shown } = shownDocument('countries', document as Country, html)
    expect(shown, code).toHaveLength(maxRows.serving)
    expect(html, code).toContain(`href="/projects?serves=${code}"`)
  }
})

test('the check of sources detects a missing one', () => {
  const [record] = rendered
  const source = sourcesIn(record?.document).find((one) => one.startsWith('https://')) ?? ''
  expect(missingSources([source], record?.html ?? '')).toEqual([])
  expect(missingSources([source], '<p>nothing</p>')).toEqual([source])
  expect(missingSources(['https://not.in.the.facts.example/'], record?.html ?? '')).toHaveLength(1)
})

test('the check of publishers and kinds detects a wrong one, a missing one, and a source that the API does not list', () => {
  const record = rendered.find(({ sources }) => sources.some(({ kind }) => kind === 'standard'))
  const { sources = [], html = '' } = record ?? {}
  const [first, ...others] = sources.toSorted((a) => (a.kind === 'standard' ? -1 : 1))
  if (!first) throw new Error('No record has a source.')
  const unattributed = (...knownSources: Attribution[]) =>
    unattributedSources([first.url], attributions([...others, ...knownSources]), html)
  expect(unattributed(first)).toEqual([])
  expect(unattributed({ ...first, publisher: 'Somebody else' })).toEqual([first.url])
  expect(unattributed({ ...first, kind: 'press' })).toEqual([first.url])
  expect(unattributed()).toEqual([first.url])
  const bare = html.replaceAll(/<p>[^<]*/g, '<p>')
  expect(unattributedSources([first.url], attributions([first]), bare)).toEqual([first.url])
})
