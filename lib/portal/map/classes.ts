/** The classes of the choropleth map. Each colour is a `light-dark()` pair, which presentation attributes of SVG may contain too. */

import { colours, lightDark, themedColours } from '@/lib/portal/theme/colours'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import { countClasses, ramp } from './count-classes'
import {
  getFigure,
  type MapCountry,
  type Measure,
  walletLabels,
  walletStages,
} from './map-measures'

const themed = (light: string, dark: string): string => lightDark({ light, dark })

export const landColour = themed('#e9e3d5', '#2a3036')
/** The colour of each class, in increasing contrast to the land. */
export const classColours: readonly string[] = [landColour, ...ramp.map(lightDark)]

export const borderColour = themed('#fdfcf9', colours.paper.dark)
/** Between countries with announced wallets, whose ground is too similar to the usual border. */
const announcedBorder = themed('#5f9590', '#5c9a95')
/** The outline of land that is not a country in the API, and of the dots of small countries. */
export const outlineColour = themed('#8d8778', '#7d848b')
export const seaColour = themed('#f4f1e8', '#181c20')
export const highlightColour = themedColours.warn

interface MapClass {
  label: string
  colour: string
}

export interface MapClasses {
  /** In ascending order, from the class for zero. */
  classes: readonly MapClass[]
  indexOf: (figure: number) => number
}

function countClassesOfMap(highest: number): MapClasses {
  const { classes, indexOf } = countClasses(highest)
  const coloured = classes.map(({ label, step }) => ({
    label,
    colour: classColours[step] ?? landColour,
  }))
  return { classes: [{ label: '0', colour: landColour }, ...coloured], indexOf }
}

const { accent, warn, paper } = themedColours
const pilotGround = themed('#a4cac2', '#2a5153')
/** The grey of charts for what is not disclosed. */
const undisclosedGrey = themed('#8f897b', '#6a665e')
export const announcedGround = themed('#d3e2dc', '#2c4a4c')

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
  undisclosed: undisclosedGrey,
  announced: 'url(#fill-announced)',
  pilot: 'url(#fill-pilot)',
  launched: accent,
}

/** The colour of the borders of areas with a fill. */
export const getBorder = (fill: string): string =>
  fill === statusFills.announced ? announcedBorder : borderColour

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
    : countClassesOfMap(Math.max(0, ...countries.map((country) => getFigure(country, measure))))
