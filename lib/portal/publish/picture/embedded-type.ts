/**
 * The site's own type inside of a drawing, because a picture on a page can load no file. Letters beyond Western Europe
 * are left to the fonts of the visitor: they would double its size.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

type Weight = 400 | 600

const folder = path.join(process.cwd(), 'node_modules', '@fontsource', 'public-sans', 'files')

function ruleOf(weight: Weight): string {
  const file = path.join(folder, `public-sans-latin-${weight}-normal.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: "Public Sans"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2"); }`
}

const rules = new Map<Weight, string>()

/** The rules of a style sheet for these weights. Each file is read when it is first used. */
export function embeddedType(...weights: Weight[]): string {
  return weights
    .map((weight) => {
      const rule = rules.get(weight) ?? ruleOf(weight)
      rules.set(weight, rule)
      return rule
    })
    .join('\n')
}
