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
