/**
 * The classes of the choropleth map. The counts are skewed: most countries have none, many have one or two, and a few
 * have dozens. Equal intervals would put nearly all countries into the lowest class, and breaks derived from each value
 * (Jenks, quantiles) would change with every record. Instead, the highest count selects one of three fixed scales. Each colour is a
 * `light-dark()` pair, which presentation attributes of SVG may contain too.
 */

import { colours, lightDark } from '@/lib/portal/theme/colours'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import {
  getFigure,
  type MapCountry,
  type Measure,
  walletLabels,
  walletStages,
} from './map-measures'

const themed = (light: string, dark: string): string => lightDark({ light, dark })

/** The colour of each class, in increasing contrast to the land. */
export const classColours: readonly string[] = [
  themed('#e9e3d5', '#2a3036'),
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

/** The lowest count of each class above zero, and the highest count for which the scale is meant. */
const scales = [
  { bounds: [1, 2, 3, 4, 5], highest: 5 },
  { bounds: [1, 2, 4, 8, 16], highest: 64 },
  { bounds: [1, 3, 10, 30, 100], highest: Number.POSITIVE_INFINITY },
] as const

interface MapClass {
  label: string
  colour: string
}

export interface MapClasses {
  /** In ascending order, from the class for zero. */
  classes: readonly MapClass[]
  indexOf: (figure: number) => number
}

/** The colour of a class. The `count` classes above zero are spread over the full colour ramp. */
function colourAt(index: number, count: number): string {
  const [none = 'none', ...ramp] = classColours
  if (index === 0) return none
  const step = count > 1 ? (ramp.length - 1) / (count - 1) : 0
  return ramp[count > 1 ? Math.round((index - 1) * step) : 2] ?? none
}

const classesWith = (labels: readonly string[], bounds: readonly number[]): MapClasses => ({
  classes: labels.map((label, index) => ({ label, colour: colourAt(index, bounds.length) })),
  indexOf: (figure) => bounds.filter((bound) => figure >= bound).length,
})

const getLabel = (lower: number, next: number | undefined): string => {
  if (next === undefined) return `${lower} or more`
  return next - lower === 1 ? String(lower) : `${lower}–${next - 1}`
}

function countClasses(highest: number): MapClasses {
  const scale = scales.find((scale) => highest <= scale.highest) ?? scales[1]
  const bounds = scale.bounds.filter((bound) => bound === 1 || bound <= highest)
  return classesWith(['0', ...bounds.map((lower, at) => getLabel(lower, bounds[at + 1]))], bounds)
}

const [accent, warn, paper] = [colours.accent, colours.warn, colours.paper].map(lightDark) as [
  string,
  string,
  string,
]
const pilotGround = themed('#a4cac2', '#2a5153')
export const announcedGround = themed('#d3e2dc', '#21393c')

const pattern = (status: WalletStatus, size: number, transform: string, content: string) =>
  `<pattern id="fill-${status}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern>`

const stripes = (ground: string, colour: string, width: number) =>
  `<path fill="${ground}" d="M0 0h11v11H0z"/><path fill="${colour}" d="M0 0h${width}v11H0z"/>`

/**
 * Stripes for pilots, dots for announced wallets and opposite stripes for ended wallets. `scale` is 1 for compact
 * paths, in which two units are a pixel, and 0.5 for shapes in pixels.
 */
export const statusPatterns = (scale: 1 | 0.5): string =>
  [
    '<defs>',
    pattern('pilot', 11, `scale(${scale}) rotate(45)`, stripes(pilotGround, accent, 4.8)),
    pattern(
      'announced',
      10,
      `scale(${scale}) rotate(30)`,
      `<path fill="${announcedGround}" d="M0 0h10v10H0z"/><circle fill="${accent}" cx="5" cy="5" r="1.9"/>`,
    ),
    pattern('ended', 11, `scale(${scale}) rotate(-45)`, stripes(paper, warn, 3.5)),
    '</defs>',
  ].join('')

/** Statuses differ by pattern as well as by colour. */
export const statusFills: Readonly<Record<WalletStatus, string>> = {
  none: landColour,
  ended: 'url(#fill-ended)',
  undisclosed: announcedGround,
  announced: 'url(#fill-announced)',
  pilot: 'url(#fill-pilot)',
  launched: accent,
}

const statusClasses: MapClasses = {
  classes: walletStages.map((stage) => ({
    label: walletLabels[stage],
    colour: statusFills[stage],
  })),
  indexOf: (figure) => (figure in walletStages ? figure : 0),
}

export const getClasses = (
  countries: readonly Pick<MapCountry, 'figures'>[],
  measure: Measure,
): MapClasses =>
  measure === 'status'
    ? statusClasses
    : countClasses(Math.max(0, ...countries.map((country) => getFigure(country, measure))))
