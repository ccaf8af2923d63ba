import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countClasses, ramp } from '@/lib/portal/map/count-classes'
import { lightDark, type Theme } from '@/lib/portal/theme/colours'
import { contrast } from '@/tests/fixtures/contrast'
import { hostileNames } from '@/tests/fixtures/hostile-names'
import type { CrossTable } from './cross-table'
import { drawHeatMap, heatMapSize } from './draw-heat-map'
import { figureColour, heatStep } from './heat'

const table = (name: string): CrossTable => ({
  rows: [
    { name, values: ['1'], kind: 'value' },
    { name: 'None named', values: ['none'], kind: 'none' },
    { name: 'All', kind: 'all' },
  ],
  columns: [
    { name, values: ['2'], kind: 'value' },
    { name: 'All', kind: 'all' },
  ],
  cells: [
    [{ count: 1234, address: '/projects' }, { count: 1234 }],
    [{ count: 0 }, { count: 5 }],
    [{ count: 1234 }, { count: 1239 }],
  ],
  rowCount: 1,
  columnCount: 1,
  total: 1239,
  inRows: 1234,
  inColumns: 1234,
})
const text = { title: 'A & B', description: 'What it shows.', credit: 'By A', counting: 'wallets' }

test('draws each number and name, and nothing for zero', () => {
  const svg = drawHeatMap(table('Ünïque <name>'), text)
  for (const words of ['1,234', '1,239', 'Ünïque &lt;name&gt;', 'None named', 'All']) {
    expect(svg).toContain(words)
  }
  expect(svg).not.toContain('>0<')
  expect(svg).toContain('<title id="title">A &amp; B</title>')
  expect(svg).toContain('What it shows. By A</desc>')
  const { width, height } = heatMapSize(table('Ünïque <name>'))
  expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
})

test('draws any name, without styles of its own elements', () => {
  for (const name of hostileNames) {
    const svg = drawHeatMap(table(name), text)
    expect(svg, name.slice(0, 60)).not.toMatch(/\sstyle=|NaN|undefined|<script/)
  }
})

test('the steps rise with the classes of numbers, and zero has no step', () => {
  const heat = countClasses(18)
  expect([0, 1, 2, 3, 4, 8, 16, 18].map((count) => heatStep(count, heat))).toEqual([
    0, 1, 2, 2, 3, 4, 5, 5,
  ])
})

test('the picture has a key with the classes of its numbers', () => {
  const svg = drawHeatMap(table('x'), text)
  expect(svg).toContain('>Wallets per cell</text>')
  for (const { label, step } of countClasses(1234).classes) {
    expect(svg).toContain(`>${label}</text>`)
    expect(svg).toContain(`<rect class="h${step}"`)
  }
})

test('the style sheet has the colours of the ramp', () => {
  const css = readFileSync('components/explore/explore.css', 'utf8')
  const declared = [...css.matchAll(/--heat: (light-dark.+);/g)].map(([, value]) => value)
  expect(declared).toEqual(ramp.map(lightDark))
})

test('numbers are legible on every step, in both themes', () => {
  for (const theme of ['light', 'dark'] as Theme[]) {
    for (const [at, colour] of ramp.entries()) {
      const found = contrast(figureColour(at + 1, theme), colour[theme])
      expect(found, `step ${at + 1}, ${theme}`).toBeGreaterThan(4.5)
    }
  }
})
