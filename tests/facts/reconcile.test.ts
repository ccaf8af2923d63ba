/** Fifty names as OpenRefine would send them, in batches of ten, with the real facts. */
import { expect, test } from 'vitest'
import type { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import type { ItemOf } from '@/lib/contract/responses'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { serviceAnswer } from '@/lib/portal/reconcile/answer'
import type { Reconciler } from '@/lib/portal/reconcile/candidates'
import { makeRecordSearch } from '@/lib/portal/search/record-search'
import { snapshotOfFacts } from '../fixtures/every-record'
import { formProblems } from '../fixtures/reconciliation-forms'

interface Name {
  text: string
  meant: string
  type?: string
}

const name = (text: string, meant: string, type?: string): Name => ({ text, meant, type })

/**
 * Names as they occur in tables: complete, short, in capitals, without diacritics, with superfluous spaces. The first
 * candidate must be right.
 */
const written: readonly Name[] = [
  name('European Blockchain Services Infrastructure', 'project-74'),
  name('EBSI', 'project-74', 'projects'),
  name('German EUDI Wallet', 'project-106'),
  name('IT-Wallet', 'project-135', 'projects'),
  name('it wallet', 'project-135', 'projects'),
  name('eAusweise', 'project-73'),
  name('MOSIP Inji', 'project-163'),
  name('Trusted Web', 'project-137', 'projects'),
  name('Bhutan NDI', 'project-28'),
  name('BHUTAN NATIONAL DIGITAL IDENTITY', 'project-28'),
  name('Finnish Digital Identity Wallet', 'project-99'),
  name('EU Digital Identity Wallet Consortium', 'project-95'),
  name('POTENTIAL', 'project-200', 'projects'),
  name('  DC4EU ', 'project-54'),
  name('NOBID Consortium', 'project-178'),
  name('IDunion', 'project-128', 'projects'),
  name('Findynet', 'project-98', 'projects'),
  name('Trust over IP Foundation', 'project-237', 'projects'),
  name('Microsoft', 'entity-534'),
  name('walt.id GmbH', 'entity-891'),
  name('Evernym, Inc.', 'entity-266'),
  name('Danube Tech GmbH', 'entity-182', 'entities'),
  name('European Commission', 'entity-260', 'entities'),
  name('Government of British Columbia', 'entity-334'),
  name('Digital Agency', 'entity-214', 'entities'),
  name('Drummond Reed', 'person-99'),
  name('dorothee bar', 'person-98'),
  name('General Data Protection Regulation', 'regulation-33', 'regulations'),
  name('eIDAS Regulation', 'regulation-23'),
  name('W3C Verifiable Credentials Data Model', 'standard-69'),
  name('OpenID for Verifiable Presentations', 'standard-44'),
  name('did:web', 'didmethod-262'),
  name('ebsi', 'didmethod-64', 'did-methods'),
  name('Hyperledger Indy', 'dlt-23', 'dlts'),
  name('Sovrin MainNet', 'dltinstance-83'),
  name('Switzerland', 'country-756'),
  name('Schweiz', 'country-756', 'countries'),
  name('project-106', 'project-106'),
]

/** Misspelt names; the record must be among the five candidates. */
const misspelt: readonly Name[] = [
  name('Microsft', 'entity-534'),
  name('Hyperledgr Indi', 'dlt-23'),
  name('Swizerland', 'country-756'),
  name('Drumond Reed', 'person-99'),
  name('Finynet', 'project-98'),
  name('Evernim', 'entity-266'),
  name('Catena X Automotiv Network', 'project-44'),
  name('Sovrn MainNet', 'dltinstance-83'),
  name('Ethereum mainet', 'dltinstance-37'),
  name('Goverment of British Columbia', 'entity-334'),
  name('Europaen Commission', 'entity-260'),
  name('Open Wallet Foundaton', 'project-194'),
]

const { documents, families } = await snapshotOfFacts()
const nodes = documents.get('graph/nodes') as GraphNodes
const links = documents.get('graph/links') as GraphLinks
const countries = families.countries.map(({ summary }) => summary as ItemOf<'countries'>)
const { engine, facts } = await makeRecordSearch(graphIndex(nodes.data, links.data), countries)
const ids = new Map(countries.map(({ id, code }) => [code, `country-${id}`]))
const reconciler: Reconciler = {
  engine,
  facts,
  ids: nodes.data.map(({ id }) => id),
  countryId: (code) => ids.get(code),
  siteUrl: 'https://atlas.example',
}

type Results = Record<
  string,
  { result: { id: string; name: string; score: number; match: boolean }[] }
>

function ask(names: readonly Name[]): Results {
  const queries = Object.fromEntries(
    names.map(({ text, type }, index) => [
      `q${index}`,
      { query: text, limit: 5, type_strict: 'should', ...(type ? { type } : {}) },
    ]),
  )
  expect(formProblems('reconciliation-query-batch', queries)).toEqual([])
  const form = new URLSearchParams({ queries: JSON.stringify(queries) })
  const { status, body } = serviceAnswer('', form, reconciler)
  const results = 'json' in body ? body.json : {}
  expect(status).toBe(200)
  expect(formProblems('reconciliation-result-batch', results)).toEqual([])
  return results as Results
}

test('finds fifty names, misspelled ones as candidates', async () => {
  expect(written.length + misspelt.length).toBe(50)
  const missed: string[] = []
  const all = [...written, ...misspelt]
  for (let start = 0; start < all.length; start += 10) {
    const batch = all.slice(start, start + 10)
    const results = ask(batch)
    for (const [index, { text, meant }] of batch.entries()) {
      const ids = results[`q${index}`]?.result.map(({ id }) => id) ?? []
      const found = start + index < written.length ? ids[0] === meant : ids.includes(meant)
      if (!found) missed.push(`${text}: ${ids.join(' ')}`)
    }
  }
  expect(missed).toEqual([])
})

test('a misspelled name is not a match, and the exact name of one record is', async () => {
  const of = (names: readonly Name[]) =>
    Object.values(ask(names)).map(({ result }) => result.filter(({ match }) => match))
  expect(of(misspelt.slice(0, 10)).flat()).toEqual([])
  const matched = of([name('Microsoft', ''), name('german eudi wallet', ''), name('did:web', '')])
  expect(matched.map(([one]) => one?.id)).toEqual(['entity-534', 'project-106', 'didmethod-262'])
})
