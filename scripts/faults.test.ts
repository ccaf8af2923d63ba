import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string): string => readFileSync(file, 'utf8')

/** The titles of the tests in a file, as in `test('title', …)` or `testWith('ps')('title', …)`, with an ellipsis for each value that varies between repetitions. */
const titlesIn = (file: string): string[] =>
  [...read(file).matchAll(/\btest\w*(?:\('\w+'\))?\(\s*(['"`])(.+?)\1,/g)].map(([, , title = '']) =>
    title.replace(/\$\{.+?\}/g, '…'),
  )

const rows = [...read('docs/faults.md').matchAll(/^\| (.+) \| (.+) \| (.+) \|$/gm)]
  .map(([, fault = '', , proof = '']) => ({ fault, proofs: proof.split('<br>') }))
  .filter(({ fault }) => fault !== 'fault')

test('every test on the page of faults exists', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const { fault, proofs } of rows) {
    for (const proof of proofs) {
      const [, file = '', title = ''] = /^`([^`]+\.ts)`: (.+)$/.exec(proof) ?? []
      expect(existsSync(file), `${fault}: ${proof}`).toBe(true)
      expect(titlesIn(file), fault).toContain(title)
    }
  }
})
