import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Theme } from '@/lib/portal/theme/colours'

/** The style rules of a drawing that follows the colour scheme of the page which shows it. */
export const themeRules = (getRules: (theme: Theme) => string): string => `
${getRules('light')}
@media (prefers-color-scheme: dark) {
${getRules('dark')}
}
`

/** Removes the rules and colours of the dark theme from a drawing. */
export const withoutDarkRules = (svg: string): string =>
  svg
    .replace(/@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}\n/, '')
    .replace(/light-dark\(([^,()]+),[^()]+\)/g, '$1')

type Weight = 400 | 600

const folder = path.join(process.cwd(), 'node_modules', '@fontsource', 'public-sans', 'files')

function getRule(weight: Weight): string {
  const file = path.join(folder, `public-sans-latin-${weight}-normal.woff2`)
  const data = readFileSync(file).toString('base64')
  return `@font-face { font-family: "Public Sans"; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}) format("woff2"); }`
}

const rules = new Map<Weight, string>()

/**
 * The `@font-face` rules for these weights, with the site's typeface itself, because a picture on a page cannot load files.
 * Letters beyond those of Western European languages are left to the visitor's fonts, because they would double its size.
 */
export function embeddedType(...weights: Weight[]): string {
  return weights
    .map((weight) => {
      const rule = rules.get(weight) ?? getRule(weight)
      rules.set(weight, rule)
      return rule
    })
    .join('\n')
}
