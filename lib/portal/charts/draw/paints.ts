/** The colours of charts. Neighbours differ in lightness too, for colour-blind readers. */
import { statusPatterns } from '@/lib/portal/map/classes'
import { statusLabels } from '@/lib/portal/projects/status'
import { type Colour, colours, type Theme } from '@/lib/portal/theme/colours'
import { notDisclosedLabel } from '@/lib/text/labels'

/** The colours of the series, in their order. Each contrasts with the paper by 3:1 (WCAG 2.2, 1.4.11). */
export const seriesColours: readonly Colour[] = [
  { light: '#0b5a5e', dark: '#7cc9c2' },
  { light: '#b9801f', dark: '#b5832f' },
  { light: '#5a3f86', dark: '#c9b6f2' },
  { light: '#5c93ad', dark: '#4b8aa8' },
  { light: '#8a3b12', dark: '#f0a98a' },
  { light: '#8f897b', dark: '#6a665e' },
]

/** The patterns of the status scale, which maps use too. */
const patterns = ['pilot', 'announced', 'ended'] as const
const patternedLabels: readonly string[] = [statusLabels.Pilot, statusLabels.Announced, 'Ended']

/** The patterns that series with these labels need. */
export const getPatterns = (labels: readonly string[]): string =>
  labels.some((label) => patternedLabels.includes(label)) ? statusPatterns(0.5) : ''

/** Series with the same meaning have the same fill in every chart: patterns for statuses, rust for No, grey for the rest. */
const fixed: Readonly<Record<string, number>> = {
  ...Object.fromEntries(patternedLabels.map((label, at) => [label, seriesColours.length + at])),
  No: 4,
  Other: 5,
  'Other wallets': 5,
  [notDisclosedLabel]: 5,
}

/** Whether numbers on a series need a box behind them, because it has a pattern. */
export const isPatterned = (colour: number): boolean => colour >= seriesColours.length

/** The colour of numbers on a series without a pattern, with a contrast of 4.5:1. */
export function numberColour(colour: number, theme: Theme): string {
  const isInk = colour === 5 || (theme === 'light' && [1, 3].includes(colour))
  return isInk ? colours.ink[theme] : colours.paper[theme]
}

/** The place of a series' colour. Charts have at most five series with other labels than these. */
export const getColour = (label: string, at: number): number =>
  (Object.hasOwn(fixed, label) ? fixed[label] : undefined) ?? at % seriesColours.length

/** The bars of the first series before the years that a finding counts. */
const earlier: Colour = { light: '#5f9494', dark: '#4a8580' }

const shade: Colour = { light: '#efeadd', dark: '#2b3138' }

/** The width of the outlines of incomplete bars, in pixels. */
export const outlineWidth = 1.5

/** The rules of a file, which has no style sheet. */
export const chartRules = (theme: Theme): string =>
  [
    `text { fill: ${colours.ink[theme]}; }`,
    `.muted text { fill: ${colours.muted[theme]}; }`,
    `.shade { fill: ${shade[theme]}; }`,
    `.grid { stroke: ${colours.rule[theme]}; }`,
    `.base { stroke: ${colours.ruleStrong[theme]}; }`,
    `.series { stroke: ${colours.paper[theme]}; stroke-width: 1; }`,
    ...seriesColours.flatMap((colour, at) => [
      `.s${at} { fill: ${colour[theme]}; }`,
      `.n${at} text { fill: ${numberColour(at, theme)}; }`,
      `.incomplete.s${at} { fill: ${colours.paper[theme]}; stroke: ${colour[theme]}; stroke-width: ${outlineWidth}; }`,
    ]),
    `.earlier.s0 { fill: ${earlier[theme]}; }`,
    `.boxed rect { fill: ${colours.paper[theme]}; }`,
    ...patterns.map((name, at) => `.s${seriesColours.length + at} { fill: url(#fill-${name}); }`),
  ].join('\n')
