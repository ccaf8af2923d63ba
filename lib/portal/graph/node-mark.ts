/** The marks of projects that are not known to run. They are separate from the other marks, which profiles load too. */
import { stageLabels } from '@/lib/portal/projects/status'
import { themedColours } from '@/lib/portal/theme/colours'
import { notDisclosedLabel } from '@/lib/text/labels'
import { at, kindColour, markPath, markSvg } from './kinds'

/** The stages of projects that are not known to run, with their labels in legends. */
export const markedStages = {
  ...stageLabels,
  undisclosed: notDisclosedLabel,
} as const
export type MarkedStage = keyof typeof markedStages

/**
 * The mark of a node as elements of SVG. As in the status marks of pages, the discs of pilots are half filled, and those
 * of announced projects hollow. Those of projects that have ended are also struck through,
 * and those whose status is not disclosed are dashed rings. `outline` has further attributes.
 */
export function nodeMarkSvg(
  { kind, stage }: { kind: number; stage?: MarkedStage | undefined },
  x: number,
  y: number,
  radius: number,
  outline = '',
): string {
  const mark = markSvg(kind, x, y, radius, outline)
  if (!stage) return mark
  if (stage === 'undisclosed')
    return `<path fill="${themedColours.paper}"${outline} d="${markPath(kind, x, y, radius)}"/><path fill="none" stroke="${themedColours.muted}" stroke-width="${at(0.25 * radius)}" stroke-dasharray="${at(0.5 * radius)} ${at(0.35 * radius)}" d="${markPath(kind, x, y, 0.85 * radius)}"/>`
  const inner = 0.65 * radius
  const shape =
    stage === 'pilot'
      ? `M${at(x)} ${at(y - inner)}a${at(inner)} ${at(inner)} 0 0 1 0 ${at(2 * inner)}z`
      : markPath(kind, x, y, inner)
  const hole = `<path fill="${themedColours.paper}" stroke="none" d="${shape}"/>`
  if (stage !== 'ended') return mark + hole
  const reach = 0.7 * radius
  const side = at(2 * reach)
  const strike = `<path fill="none" stroke="${kindColour(kind)}" stroke-width="${at(0.3 * radius)}" d="M${at(x - reach)} ${at(y + reach)}l${side}-${side}"/>`
  return mark + hole + strike
}
