/** Draws the chart of a statistic as an SVG file. */

import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'
import { embeddedType } from '@/lib/portal/publish/picture/embedded-type'
import { themeRules } from '@/lib/portal/publish/picture/theme-rules'
import type { Statistic } from '@/lib/portal/statistics/statistic'
import { colours, type Theme } from '@/lib/portal/theme/colours'
import { formatCount } from '@/lib/text/counted'
import { escapeXml } from '@/lib/text/xml'
import { type ChartSize, type ChartSizeName, chartSizes, yearLayout } from './chart-size'
import { drawBars } from './draw-bars'
import { drawShares } from './draw-shares'

interface Cell {
  year: string
  value: number
  /** The foot and the head of the column, in pixels from the top. */
  foot: number
  head: number
}

function getCells({ rows }: Statistic, layout: ReturnType<typeof yearLayout>): Cell[] {
  return layout.bands.flatMap(({ index, foot }) =>
    rows.flatMap(({ label, values }) => {
      const value = values[index] ?? 0
      return value > 0 ? [{ year: label, value, foot, head: foot - value * layout.unit }] : []
    }),
  )
}

/** The years that get a label: every nth year, counted back from the last, so that labels do not overlap. */
function namedYears(years: readonly string[], { width, fontSize }: ChartSize): string[] {
  const step = Math.max(1, Math.ceil((fontSize * 2.9 * years.length) / width))
  return years.filter((_, index) => (years.length - 1 - index) % step === 0)
}

/** Draws columns over the years, in one band for each column of the table. All bands have the same scale. */
function drawYears(statistic: Statistic, size: ChartSize, document: Document): Element {
  const { width, fontSize } = size
  const layout = yearLayout(statistic, size)
  const cells = getCells(statistic, layout)
  const years = statistic.rows.map(({ label }) => label)
  const last = layout.bands.at(-1)?.foot ?? 0
  const left = { frameAnchor: 'left', textAnchor: 'start', dx: -fontSize / 2, fontSize } as const
  return Plot.plot({
    document,
    width,
    height: layout.height,
    margin: 0,
    // The labels of the first and the last year may extend beyond their columns.
    marginLeft: fontSize / 2,
    marginRight: fontSize / 2,
    x: { axis: null, domain: years, paddingInner: 0.25, paddingOuter: 0 },
    y: { axis: null, type: 'identity' },
    marks: [
      Plot.ruleY(layout.bands, { y: 'foot', className: 'base', inset: -fontSize / 2 }),
      ...(['bar', 'bar incomplete'] as const).map((className, at) =>
        Plot.barY(
          cells.filter(({ year }) => (year === statistic.incomplete) === (at === 1)),
          { x: 'year', y1: 'foot', y2: 'head', className },
        ),
      ),
      Plot.text(cells, {
        x: 'year',
        y: 'head',
        text: ({ value }: Cell) => formatCount(value),
        dy: -fontSize * 0.7,
        fontSize,
      }),
      Plot.text(layout.bands, { y: 'caption', text: 'text', fontWeight: 600, ...left }),
      Plot.text(namedYears(years, size), {
        x: (year: string) => year,
        y: () => last + fontSize,
        text: (year: string) => year,
        className: 'muted',
        fontSize,
      }),
      Plot.text(layout.remarks, { y: 'top', text: 'text', className: 'muted', ...left }),
    ],
  })
}

interface SvgText {
  title: string
  description: string
  /** The credit and the licence. */
  credit: string
}

const getRules = (theme: Theme): string => `text { fill: ${colours.ink[theme]}; }
.muted text { fill: ${colours.muted[theme]}; }
.bar rect { fill: ${colours.accent[theme]}; }
.incomplete rect { fill-opacity: 0.5; }
.part-yes rect { fill: ${colours.accent[theme]}; }
.part-no rect { fill: ${colours.warn[theme]}; }
.part-none rect { fill: ${colours.rule[theme]}; }
.base line, .base path { stroke: ${colours.ruleStrong[theme]}; }
.rule line, .rule path { stroke: ${colours.rule[theme]}; }`

const style = themeRules(getRules)

/** Rounds coordinates to a precision that is sufficient for screens. */
const rounded = (markup: string): string =>
  markup.replace(/(?<=[\s",(-])\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  )

/**
 * A self-contained file: the children of Plot's `<svg>` without its styles, in a new root element with themes, title,
 * description and credit.
 */
function svgFile(plot: string, { title, description, credit }: SvgText): string {
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(plot) ?? []
  const [, , width = '', height = ''] = viewBox.split(' ')
  const content = plot
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ aria-(?:label|hidden|description)="[^"]*"/g, '')
  const type = content.includes('font-weight="600"') ? embeddedType(400, 600) : embeddedType(400)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" text-anchor="middle" font-family="'Public Sans', system-ui, sans-serif">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(`${description} ${credit}`)}</desc>
<style>${type}${style}</style>
${rounded(content)}
</svg>
`
}

/** The drawing as an `<svg>` element. Plot draws the charts with scales; divided bars are simple rectangles. */
function getDrawing(statistic: Statistic, size: ChartSize): string {
  if (statistic.form === 'shares') return drawShares(statistic, size)
  const { document } = parseHTML('<!doctype html><html><body></body></html>')
  const draw = statistic.form === 'bars' ? drawBars : drawYears
  return draw(statistic, size, document).outerHTML
}

export function getChart(statistic: Statistic, size: ChartSizeName, credit: string): string {
  const { title, shows, limits } = statistic
  return svgFile(getDrawing(statistic, chartSizes[size]), {
    title,
    description: `${shows} ${limits}`,
    credit,
  })
}
