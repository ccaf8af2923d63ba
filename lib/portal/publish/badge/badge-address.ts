/** The addresses of badges: `/badge/CH.svg` for a country, `/badge/projects/118.svg` for a project. */
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'

interface BadgeSubject {
  family: 'countries' | 'projects'
  /** The code of the country or the id of the project. */
  key: string
}

export const badgePath = ({ family, key }: BadgeSubject): string =>
  family === 'countries' ? `/badge/${key}.svg` : `/badge/projects/${key}.svg`

/** The subject of a badge's path. Undefined for other paths, including variants of case. */
export function badgeOfPath(path: string): BadgeSubject | undefined {
  const [, projects, name = ''] = /^\/badge\/(projects\/)?([A-Za-z0-9]+)\.svg$/.exec(path) ?? []
  if (projects)
    return idOfSegment(name) === undefined ? undefined : { family: 'projects', key: name }
  return codeOfSegment(name) === name ? { family: 'countries', key: name } : undefined
}
