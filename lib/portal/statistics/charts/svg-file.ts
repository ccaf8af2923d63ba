/** Turns a drawing of Observable Plot into a self-contained file without inline styles, with themes and the credit. */
import { embeddedType } from '@/lib/portal/publish/picture/embedded-type'
import { themeRules } from '@/lib/portal/publish/picture/theme-rules'
import { colours, type Theme } from '@/lib/portal/theme/colours'
import { escapeXml } from '@/lib/text/xml'

export interface SvgText {
  title: string
  description: string
  /** The credit and the licence. */
  credit: string
}

const rulesOf = (theme: Theme): string => `text { fill: ${colours.ink[theme]}; }
.muted text { fill: ${colours.muted[theme]}; }
.bar rect { fill: ${colours.accent[theme]}; }
.part-yes rect { fill: ${colours.accent[theme]}; }
.part-no rect { fill: ${colours.warn[theme]}; }
.part-none rect { fill: ${colours.rule[theme]}; }
.base line, .base path { stroke: ${colours.ruleStrong[theme]}; }
.rule line, .rule path { stroke: ${colours.rule[theme]}; }`

const style = themeRules(rulesOf)

/** Rounds coordinates to a precision that is sufficient for screens. */
const rounded = (markup: string): string =>
  markup.replace(/(?<=[\s",(-])\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  )

/** The children of Plot's `<svg>` without its styles, in a new root element with title, description and credit. */
export function svgFile(plot: string, { title, description, credit }: SvgText): string {
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
