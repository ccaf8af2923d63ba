/** From what Observable Plot draws to a file of its own: no inline styles, colours for light and dark, credit inside. */
import { escapeXml } from '@/lib/text/xml'

export interface SvgText {
  title: string
  description: string
  /** Who is to be credited, and the licence. */
  credit: string
}

/**
 * A picture cannot see the variables of the page that shows it, so that these are the colours of `app/globals.css` once
 * more. It does follow the page's light or dark.
 */
const style = `
text { fill: #1c1e20; }
.muted text { fill: #5a5e63; }
.bar rect { fill: #0b5a5e; }
.base line, .base path { stroke: #1c1e20; }
.rule line, .rule path { stroke: #dcd7cb; }
@media (prefers-color-scheme: dark) {
  text { fill: #ebe8e1; }
  .muted text { fill: #a8adb2; }
  .bar rect { fill: #7cc9c2; }
  .base line, .base path { stroke: #cfccc5; }
  .rule line, .rule path { stroke: #30363c; }
}
`

/** Numbers as exact as a screen can show. */
const rounded = (markup: string): string =>
  markup.replace(/(?<=[\s",(-])\d+\.\d{3,}/g, (number) =>
    String(Math.round(Number(number) * 10) / 10),
  )

/** The children of Plot's `<svg>` without its own style sheet, in a root that stands alone. */
export function svgFile(plot: string, { title, description, credit }: SvgText): string {
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(plot) ?? []
  const [, , width = '', height = ''] = viewBox.split(' ')
  const content = plot
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/ style="[^"]*"/g, '')
    .replace(/ aria-(?:label|hidden|description)="[^"]*"/g, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" role="img" aria-labelledby="title desc" text-anchor="middle" font-family="'Public Sans', system-ui, sans-serif">
<title id="title">${escapeXml(title)}</title>
<desc id="desc">${escapeXml(`${description} ${credit}`)}</desc>
<style>${style}</style>
${rounded(content)}
</svg>
`
}
