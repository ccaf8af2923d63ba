import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const sheets = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('components', file))

/** The rest of a style sheet after removing its comments, its layers and its imports into a layer. */
const getOutside = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^@import ".+" layer\(components\.[a-z]+\);$/gm, '')
    .replace(/^@layer components \{\n[\s\S]*?\n\}$/gm, '')
    .trim()

for (const sheet of sheets) {
  test(`${sheet} stays in the components layer`, () => {
    expect(getOutside(readFileSync(sheet, 'utf8'))).toBe('')
  })
}

test('a rule outside of the layer is reported', () => {
  expect(getOutside('@layer components {\n  .a {\n  }\n}\n.b {\n}\n')).toContain('.b')
  expect(getOutside('@import "leaflet.css";\n')).toContain('leaflet')
})
