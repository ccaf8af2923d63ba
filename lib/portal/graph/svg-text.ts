/** Texts and styles for the SVG files of the graph. */
import type { Theme } from '@/lib/portal/theme/colours'
import { graphPalettes } from './kinds'

/** The text, truncated to a maximum number of characters. */
export function truncated(text: string, maxCharacters: number): string {
  const characters = [...text]
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
}

function themeRules(theme: Theme): string {
  const { paper, ink, link, nodes } = graphPalettes[theme]
  const kinds = nodes.map((colour, kind) => `.k${kind}{fill:${colour}}`).join('')
  return `.paper{fill:${paper}}.links{stroke:${link}}text{fill:${ink};stroke:${paper}}${kinds}`
}

const commonRules =
  "text{font-family:'Public Sans',system-ui,sans-serif;paint-order:stroke;stroke-linejoin:round}.links{fill:none}"

/** The style element of a drawing, for one theme. Without a theme it follows the setting of the viewer. */
export const svgStyle = (theme?: Theme): string =>
  theme
    ? `<style>${commonRules}${themeRules(theme)}</style>`
    : `<style>:root{color-scheme:light dark}${commonRules}${themeRules('light')}@media (prefers-color-scheme:dark){${themeRules('dark')}}</style>`
