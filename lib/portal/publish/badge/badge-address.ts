/** The addresses of badges: `/badge/CH.svg` of a country, `/badge/projects/118.svg` of a project. */
import { codeOfSegment, idOfSegment } from '@/lib/portal/records/record-path'

export type BadgeSubject =
  | { family: 'countries'; key: string }
  | { family: 'projects'; key: string }

export const badgePath = ({ family, key }: BadgeSubject): string =>
  family === 'countries' ? `/badge/${key}.svg` : `/badge/projects/${key}.svg`

/** What a path asks for, if it is that of a badge. It has one form only. */
export function badgeOfPath(path: string): BadgeSubject | undefined {
  const [, projects, name = ''] = /^\/badge\/(projects\/)?([A-Za-z0-9]+)\.svg$/.exec(path) ?? []
  if (projects)
    return idOfSegment(name) === undefined ? undefined : { family: 'projects', key: name }
  return codeOfSegment(name) === name ? { family: 'countries', key: name } : undefined
}
