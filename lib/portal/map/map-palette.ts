/** The colours of maps. Each is a `light-dark()` pair, which presentation attributes of SVG may contain too. */
import { colours, lightDark } from '@/lib/portal/theme/colours'

const themed = (light: string, dark: string): string => lightDark({ light, dark })

/** The colour of each class, in increasing contrast to the land. */
export const classColours: readonly string[] = [
  themed('#e6dfcd', '#2b3137'),
  themed('#b5d5ce', '#2f5f61'),
  themed('#83b9b2', '#41807f'),
  themed('#4d9592', '#599f9a'),
  themed('#1c6a6d', '#8bcfc7'),
  themed('#06343a', '#d5f5ee'),
]

export const borderColour = themed('#fdfcf9', colours.paper.dark)
/** The outline of land that is not a country in the API, and of the dots of small countries. */
export const outlineColour = themed('#8d8778', '#7d848b')
export const seaColour = themed('#f4f1e8', '#181c20')
export const highlightColour = lightDark(colours.warn)
export const landColour = classColours[0] ?? 'none'
