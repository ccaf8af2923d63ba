import type { Theme } from '@/lib/portal/theme/colours'

/** The style rules of a drawing that follows the colour scheme of the page which shows it. */
export const themeRules = (rulesOf: (theme: Theme) => string): string => `
${rulesOf('light')}
@media (prefers-color-scheme: dark) {
${rulesOf('dark')}
}
`

/** Removes the rules of the dark theme from a drawing. */
export const withoutDarkRules = (svg: string): string =>
  svg.replace(/@media \(prefers-color-scheme: dark\) \{[\s\S]*?\n\}\n/, '')
