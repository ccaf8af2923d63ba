/** Texts and styles of the drawings that are files of their own. */
import type { Theme } from '@/lib/portal/theme/colours'
import { palettes } from './palette'

/** A name that takes no more than so many characters. */
export function shortened(text: string, maxCharacters: number): string {
  const characters = [...text]
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`
}

function rulesOf(theme: Theme): string {
  const { paper, ink, link, nodes } = palettes[theme]
  const kinds = nodes.map((colour, kind) => `.k${kind}{fill:${colour}}`).join('')
  return `.paper{fill:${paper}}.links{stroke:${link}}text{fill:${ink};stroke:${paper}}${kinds}`
}

const typeface =
  "text{font-family:'Public Sans',system-ui,sans-serif;paint-order:stroke;stroke-linejoin:round}.links{fill:none}"

/** In one theme, or else in that of whoever looks at it. */
export const svgStyle = (theme?: Theme): string =>
  theme
    ? `<style>${typeface}${rulesOf(theme)}</style>`
    : `<style>:root{color-scheme:light dark}${typeface}${rulesOf('light')}@media (prefers-color-scheme:dark){${rulesOf('dark')}}</style>`
