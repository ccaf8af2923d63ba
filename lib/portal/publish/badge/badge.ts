/** Badges for other sites: one line with the status of a project, or the number of projects of a country. */
import type { Country } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { siteName } from '@/lib/contract/site-name'
import { getStage, type Stage, statusLabel } from '@/lib/portal/projects/status'
import { getWidth, typefaces } from '@/lib/portal/publish/seo/picture/typeface'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { counted } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { singleLine, truncated } from '@/lib/text/lines'
import { inSentence } from '@/lib/text/names'
import { escapeXml } from '@/lib/text/xml'
import { badgePath } from './badge-address'

interface BadgeText {
  /** The text alternative, with the name of the subject. */
  title: string
  /** The text after the name of the site. */
  value: string
  /** White text on it must have a contrast ratio of at least 4.5. */
  colour: string
}

const ended = '#5a5e63'
/** Colours by stage. Unknown statuses get the colour of ended projects, which implies the least. */
const colours: Readonly<Record<Stage, string>> = {
  running: '#2f5d34',
  pilot: '#3d4f7c',
  planned: '#7a4a1d',
  ended,
}

/** Limits the number of characters, because another server's texts could make the badge very wide. */
const maxLength = 24
const shorten = (text: string): string => truncated(singleLine(text), maxLength)

export function projectBadge({
  title,
  status,
}: Pick<ProjectDetail, 'title' | 'status'>): BadgeText {
  const value = shorten(statusLabel(status ?? '')) || `Status ${notDisclosedLabel.toLowerCase()}`
  return {
    title: `${singleLine(title)}: ${value}, by ${siteName}`,
    value,
    colour: colours[getStage(status) ?? 'ended'],
  }
}

export function countryBadge({ name, stats }: Pick<Country, 'name' | 'stats'>): BadgeText {
  const projects = counted(stats.projects_hq, 'project')
  return {
    title: `Decentralized identity in ${inSentence(singleLine(name))}: ${projects}, by ${siteName}`,
    value: `${shorten(name)}: ${projects}`,
    colour: stats.projects_hq > 0 ? '#0b5a5e' : ended,
  }
}

/** The badge of a record and its path. Undefined for families that have no badges. */
export function getBadge<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): (BadgeText & { path: string }) | undefined {
  if (family === 'countries' && 'code' in document)
    return { path: badgePath({ family, key: document.code }), ...countryBadge(document) }
  if (family !== 'projects') return undefined
  const path = badgePath({ family, key: String(document.id) })
  return { path, ...projectBadge(document as ProjectDetail) }
}

const height = 20
const fontSize = 11
const padding = 6
const labelColour = '#3b4045'

/** The width of a text in pixels. The reader's own font is stretched to it, because the badge embeds none. */
const widthOfText = (text: string): number =>
  Math.ceil(getWidth(typefaces().sans, fontSize, text) * 1.06)

const textSvg = (text: string, x: number, width: number): string =>
  `<text x="${x}" y="14" textLength="${width}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>`

/** Draws an SVG file without styles or scripts, which every host can display. */
export function drawBadge({ title, value, colour }: BadgeText): string {
  const [labelWidth, valueWidth] = [widthOfText(siteName), widthOfText(value)]
  const middle = labelWidth + 2 * padding
  const width = middle + valueWidth + 2 * padding
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<clipPath id="r"><rect width="${width}" height="${height}" rx="3"/></clipPath>
<g clip-path="url(#r)"><path fill="${labelColour}" d="M0 0h${middle}v${height}H0z"/><path fill="${colour}" d="M${middle} 0h${width - middle}v${height}H${middle}z"/></g>
<g fill="#fff" font-family="'Public Sans',Verdana,Geneva,'DejaVu Sans',sans-serif" font-size="${fontSize}">${textSvg(siteName, padding, labelWidth)}${textSvg(value, middle + padding, valueWidth)}</g>
</svg>
`
}
