import { expect, test } from 'vitest'
import { textFormats } from '@/lib/portal/publish/record-formats'
import { negotiatedEnding, profileTypes } from './negotiated-ending'

const browser =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

/** The ending for each header. Undefined if no format is acceptable. */
const cases: [accept: string, ending: string | undefined][] = [
  ['text/html', ''],
  [browser, ''],
  ['*/*', ''],
  ['text/*', ''],
  ['application/json', '.json'],
  ['application/*', '.json'],
  ['application/ld+json', '.jsonld'],
  ['text/turtle', '.ttl'],
  ['application/x-bibtex', '.bib'],
  ['application/x-research-info-systems', '.ris'],
  ['application/vnd.citationstyles.csl+json', '.csl.json'],
  ['text/markdown', '.md'],
  ['text/csv', '.csv'],
  ['application/json, text/plain, */*', '.json'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', '.md'],
  ['text/turtle;q=0.5, application/ld+json;q=0.7, application/rdf+xml', '.jsonld'],
  ['text/html;q=0.1, text/turtle;q=0.2', '.ttl'],
  ['text/html;q=0, */*;q=0.5', '.json'],
  ['APPLICATION/JSON', '.json'],
  ['application/ld+json;profile="http://www.w3.org/ns/json-ld#compacted, x"', '.jsonld'],
  ['text/turtle; charset=utf-8; q=0.4, text/html;q=0.3', '.ttl'],
  ['application/pdf', undefined],
  ['application/xhtml+xml, image/*', undefined],
  ['text/html;q=0', undefined],
  ['*/*;q=0.0', undefined],
  ['application/pdf, text/html;q=0.01', ''],
]

test('returns the format that a header requests, by its weights, its wildcards and its order', () => {
  for (const [accept, ending] of cases) expect(negotiatedEnding(accept), accept).toBe(ending)
})

test('an invalid header requests nothing', () => {
  for (const accept of ['', ' ', 'x', 'json', ';;,,', 'q=0', 'application/json;q=abc', '\0'])
    expect(negotiatedEnding(accept), accept).toBe('')
})

test('each text has a media type of its own', () => {
  expect(profileTypes).toHaveLength(textFormats.length + 1)
  expect(new Map(profileTypes).size).toBe(profileTypes.length)
  for (const [type, ending] of profileTypes) expect(negotiatedEnding(type), type).toBe(ending)
})
