/** Tests of the links for correcting single facts, on the profiles of records. */

import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { addFactLinks } from '@/components/corrections/fact-links'
import { factForm } from '@/lib/corrections/correction'
import { recordKey } from '@/lib/portal/corrections/correction-address'
import { factsNamed, recordFacts } from '@/lib/portal/corrections/record-facts'
import { type AnyRecord, recordsWithin } from '../fixtures/every-record'
import { renderedProfile } from '../fixtures/rendered-profile'
import { site } from '../fixtures/site'

/**
 * The places of source marks on facts. It excludes marks in explanations, in the evidence and in the list of sources.
 */
const marksOfFacts =
  '.profile-lede > *, dd > *, .facts li > *, td > *, tbody th > *, .lines > li > *, section > p:not(.note) > *'

function check({ family, document }: AnyRecord, html: string) {
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

test('every marked fact of a profile has a link, which opens the form for that fact', async () => {
  const records = await recordsWithin({ oneIn: 6 })
  const checked = records.map((record) => check(record, renderedProfile(record)))
  expect(checked.flatMap(({ faults }) => faults)).toEqual([])
  const sum = (key: 'links' | 'exact') => checked.reduce((all, one) => all + one[key], 0)
  expect(sum('links')).toBeGreaterThan(records.length)
  // If two lists of a record have the same entry, or an organization has two roles, the form offers both.
  expect(sum('exact') / sum('links')).toBeGreaterThan(0.9)
})
