/** The colours of maps. Each follows the theme by itself, as a presentation attribute of SVG too. */
import { colours, lightDark } from '@/lib/portal/theme/colours'

const both = (light: string, dark: string): string => lightDark({ light, dark })

/** One for each class: land without any, then ever stronger ink. */
export const classColours: readonly string[] = [
  both('#e6dfcd', '#2b3137'),
  both('#b5d5ce', '#2f5f61'),
  both('#83b9b2', '#41807f'),
  both('#4d9592', '#599f9a'),
  both('#1c6a6d', '#8bcfc7'),
  both('#06343a', '#d5f5ee'),
]

export const borderColour = both('#fdfcf9', colours.paper.dark)
/** Around land that no figures are about, and around the dots of small countries. */
export const outlineColour = both('#8d8778', '#7d848b')
export const seaColour = both('#f4f1e8', '#181c20')
export const highlightColour = lightDark(colours.warn)
export const landColour = classColours[0] ?? 'none'
