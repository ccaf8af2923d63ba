/** The texts of badges of projects and countries. */
import type { Country } from '@/lib/contract/countries'
import type { Family } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { siteName } from '@/lib/contract/site-name'
import { getStage, type Stage, statusLabel } from '@/lib/portal/projects/status'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { counted } from '@/lib/text/counted'
import { singleLine } from '@/lib/text/single-line'
import { badgePath } from './badge-address'
import type { BadgeText } from './draw-badge'

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
const shorten = (text: string): string => {
  const characters = [...singleLine(text)]
  return characters.length <= maxLength
    ? characters.join('')
    : `${characters.slice(0, maxLength - 1).join('')}…`
}

export function projectBadge({
  title,
  status,
}: Pick<ProjectDetail, 'title' | 'status'>): BadgeText {
  const value = shorten(statusLabel(status ?? '')) || 'Status unknown'
  return {
    title: `${singleLine(title)}: ${value}, by ${siteName}`,
    label: siteName,
    value,
    colour: colours[getStage(status) ?? 'ended'],
  }
}

export function countryBadge({ name, stats }: Pick<Country, 'name' | 'stats'>): BadgeText {
  const projects = counted(stats.projects_hq, 'project')
  return {
    title: `Decentralized identity in ${singleLine(name)}: ${projects}, by ${siteName}`,
    label: siteName,
    value: `${shorten(name)}: ${projects}`,
    colour: stats.projects_hq > 0 ? '#0b5a5e' : ended,
  }
}

/** The path and the title of a record's badge. Undefined for families that have no badges. */
export function getBadge<F extends Family>(
  family: F,
  document: RecordDocuments[F],
): { path: string; title: string } | undefined {
  if (family === 'countries' && 'code' in document) {
    const path = badgePath({ family: 'countries', key: document.code })
    return { path, title: countryBadge(document).title }
  }
  if (family === 'projects' && 'title' in document) {
    const path = badgePath({ family: 'projects', key: String(document.id) })
    return { path, title: projectBadge(document as ProjectDetail).title }
  }
  return undefined
}
