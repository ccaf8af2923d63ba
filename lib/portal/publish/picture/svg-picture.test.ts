import sharp from 'sharp'
import { expect, test } from 'vitest'
import { escapeXml } from '@/lib/text/xml'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import { pictureSvg, svgPicture } from './svg-picture'

const drawing = (
  text: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" text-anchor="middle">
<title id="title">Chart</title>
<style>
text { fill: #1c1e20; }
.muted text { fill: #5a5e63; }
@media (prefers-color-scheme: dark) {
text { fill: #fff; }
}
</style>
<g class="muted" font-size="20"><text x="100" y="1em" transform="translate(5,0)">${text}<title>whole</title></text></g>
</svg>
`
const text = { title: 'A chart', credit: 'By A' }

test('draws a picture of twice the size, with title and credit around it', async () => {
  const { format, width, height } = await sharp(await svgPicture(drawing('Yes'), text)).metadata()
  expect([format, width]).toEqual(['png', 496])
  expect(height).toBeGreaterThan(2 * 100)
})

test('draws texts as outlines, applies the rules for texts, and has the light theme only', () => {
  const svg = pictureSvg(drawing('Yes'), text)
  expect(svg).not.toMatch(/<text|<tspan|<use|<title|@media/)
  expect(svg).toContain('.muted .text { fill: #5a5e63; }')
  expect(svg).toContain('<g class="text" transform="translate(5,0)"><path')
})

test('positions a text by its anchor', () => {
  const getStart = (anchor: string) => {
    const svg = pictureSvg(drawing('Yes').replace('"middle"', `"${anchor}"`), text)
    const [, x, y] =
      /class="text"[^>]*><path transform="translate\(([\d.]+) ([\d.]+)/.exec(svg) ?? []
    return [Number(x), Number(y)]
  }
  const [start = 0, top] = getStart('start')
  const [middle = 0] = getStart('middle')
  const [end = 0] = getStart('end')
  expect([start, top]).toEqual([100, 20])
  expect(middle - end).toBeCloseTo(start - middle, 1)
  expect(middle).toBeLessThan(start)
})

test('draws any label', async () => {
  for (const name of hostileNames) {
    const svg = pictureSvg(drawing(escapeXml(name)), { title: name, credit: name })
    expect(svg, name.slice(0, 60)).not.toMatch(/NaN|undefined|<script/)
    await sharp(Buffer.from(svg)).raw().toBuffer()
  }
})
