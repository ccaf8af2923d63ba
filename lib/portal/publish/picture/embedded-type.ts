/**
 * Embeds the site's typeface in a drawing, because a picture on a page cannot load files. Letters beyond those of
 * Western European languages are left to the visitor's fonts, because they would double its size.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Weight = 400 | 600

const folder = path.join(process.cwd(), 'node_modules', '@fontsource', 'public-sans', 'files')

function getRule(weight: Weight): string {
  const file = path.join(folder, `public-sans-latin-${weight}-normal.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: "Public Sans"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2"); }`
}

const rules = new Map<Weight, string>()

/** The `@font-face` rules for these weights. Each file is read when it is first used. */
export function embeddedType(...weights: Weight[]): string {
  return weights
    .map((weight) => {
      const rule = rules.get(weight) ?? getRule(weight)
      rules.set(weight, rule)
      return rule
    })
    .join('\n')
}
