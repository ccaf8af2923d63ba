import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { sharePicture, shareSvg } from './share-picture'
import { listShareText, recordShareText, shareStatus } from './share-text'
import { firstLines, lineBreaks } from './typeface'

const getText = (name: string) =>
  recordShareText('people', { id: 5, name, stats: { total_links: 0 } })
const site = 'https://atlas.example.org'

test('draws a picture of the size that social networks expect', async () => {
  const { format, width, height } = await sharp(await sharePicture(getText('Ada'), site)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
})

test('draws any name', async () => {
  for (const name of hostileNames) {
    const svg = shareSvg(getText(name), site)
    expect(svg, name.slice(0, 60)).not.toMatch(/NaN|undefined|<script/)
    await sharp(Buffer.from(svg)).raw().toBuffer()
  }
})

test('uses another title if the typeface lacks all of its letters', () => {
  expect(shareSvg(getText('数字身份'), site)).toBe(
    shareSvg({ ...getText('x'), title: 'Person 5', facts: getText('数字身份').facts }, site),
  )
  expect(getText('数字身份').otherTitle).toBe('Person 5')
})

test('breaks lines at spaces, and a word only if it is wider than a line', () => {
  const measure = (text: string) => text.length
  expect(lineBreaks('one two three', 7, measure)).toEqual(['one two', 'three'])
  expect(lineBreaks('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(lineBreaks('', 4, measure)).toEqual([])
  expect(lineBreaks('wide', 0, measure)).toEqual(['w', 'i', 'd', 'e'])
  expect(firstLines(['a', 'b,', 'c'], 2)).toEqual(['a', 'b …'])
})

test('names the record once', () => {
  expect(getText('Ada').facts).toBe('A person with a role in decentralized identity.')
})

test('the status has its mark and its date, and an undisclosed one is left out', () => {
  expect(shareStatus({ status: 'Pilot', date: '2026-01-29' })).toEqual({
    status: { stage: 'pilot', text: 'Pilot, as of 29 January 2026' },
  })
  expect(shareStatus({ status: 'Inactive' })).toEqual({
    status: { stage: 'ended', text: 'Ended' },
  })
  for (const status of [undefined, null, 'Dormant']) expect(shareStatus({ status })).toEqual({})
  const plain = shareSvg(getText('Ada'), site)
  for (const status of ['Launched', 'Pilot', 'Announced', 'Discontinued']) {
    const svg = shareSvg({ ...getText('Ada'), ...shareStatus({ status, date: '2026' }) }, site)
    expect(svg.length, status).toBeGreaterThan(plain.length)
    expect(svg, status).not.toMatch(/NaN|undefined/)
  }
})

test('a list has its count as the title, and its filters above it', () => {
  const view = { title: 'Projects · Pilot', summary: '63 of 510', intro: 'All.' }
  expect(listShareText({ ...view, family: 'projects', total: 63 })).toEqual({
    kind: 'Projects · Pilot',
    title: '63 projects',
    otherTitle: 'Projects',
    facts: '63 of 510. All.',
  })
})
