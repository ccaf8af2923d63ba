/** The marks of projects that are not in use. They are separate from the other marks, which profiles load too. */
import { colours, lightDark } from '@/lib/portal/theme/colours'
import { kindColour, markPath, markSvg } from './kinds'

/** The stages of projects that are not in use, with their labels in legends. */
export const unusedStages = { planned: 'Not launched yet', ended: 'Ended' } as const
export type UnusedStage = keyof typeof unusedStages

const at = (value: number) => Math.round(value * 10) / 10

/**
 * The mark of a node as elements of SVG. The discs of projects that are not in use are hollow, and those of projects that
 * have ended are also struck through. `outline` has further attributes.
 */
export function nodeMarkSvg(
  { kind, unused }: { kind: number; unused?: UnusedStage | undefined },
  x: number,
  y: number,
  radius: number,
  outline = '',
): string {
  const mark = markSvg(kind, x, y, radius, outline)
  if (!unused) return mark
  const hole = `<path fill="${lightDark(colours.paper)}" stroke="none" d="${markPath(kind, x, y, 0.65 * radius)}"/>`
  if (unused === 'planned') return mark + hole
  const reach = 0.7 * radius
  const side = at(2 * reach)
  const strike = `<path fill="none" stroke="${kindColour(kind)}" stroke-width="${at(0.3 * radius)}" d="M${at(x - reach)} ${at(y + reach)}l${side}-${side}"/>`
  return mark + hole + strike
}
