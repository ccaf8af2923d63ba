/** The colours of charts. Neighbours differ in lightness too, for colour-blind readers. */
import { type Colour, colours, type Theme } from '@/lib/portal/theme/colours'
import { notDisclosedLabel } from '@/lib/text/labels'

/** The colours of the series, in their order. Each contrasts with the paper by 3:1 (WCAG 2.2, 1.4.11). */
export const seriesColours: readonly Colour[] = [
  { light: '#0b5a5e', dark: '#7cc9c2' },
  { light: '#b9801f', dark: '#b5832f' },
  { light: '#5a3f86', dark: '#c9b6f2' },
  { light: '#5c93ad', dark: '#4b8aa8' },
  { light: '#8a3b12', dark: '#f0a98a' },
  { light: '#8f897b', dark: '#77736a' },
]

/** Series with the same meaning have the same colour in every chart: rust for ended and No, grey for the rest. */
const fixed: Readonly<Record<string, number>> = {
  Announced: 3,
  Ended: 4,
  No: 4,
  Other: 5,
  [notDisclosedLabel]: 5,
}

/** The place of a series' colour. Charts have at most five series with other labels than these. */
export const getColour = (label: string, at: number): number =>
  (Object.hasOwn(fixed, label) ? fixed[label] : undefined) ?? at % seriesColours.length

export const shade: Colour = { light: '#efeadd', dark: '#1f2429' }

/** The rules of a file, which has no style sheet. */
export const chartRules = (theme: Theme): string =>
  [
    `text { fill: ${colours.ink[theme]}; }`,
    `.muted text { fill: ${colours.muted[theme]}; }`,
    `.shade { fill: ${shade[theme]}; }`,
    `.grid { stroke: ${colours.rule[theme]}; }`,
    `.base { stroke: ${colours.ruleStrong[theme]}; }`,
    `.series { stroke: ${colours.paper[theme]}; stroke-width: 1; }`,
    ...seriesColours.map((colour, at) => `.s${at} { fill: ${colour[theme]}; }`),
  ].join('\n')
