import type { z } from 'zod'
import type { ProjectRef } from '@/lib/contract/values'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { RelatedProject } from './related'

interface RelatedProjectsProps {
  title: string
  /** The count in the record, if it has one. */
  count?: number
  relations:
    | readonly { project: z.infer<typeof ProjectRef>; source?: string | null }[]
    | null
    | undefined
  sources: SourceIndex
}

/** Projects of which the record has only the names, in columns. */
export function RelatedProjects({ title, count, relations, sources }: RelatedProjectsProps) {
  if (!relations || relations.length === 0) return null
  return (
    <ProfileSection title={title} count={count ?? relations.length}>
      <ul className="lines columns">
        {relations.map(({ project, source }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
          <li key={index}>
            <RelatedProject project={project} sources={sources} source={source} />
          </li>
        ))}
      </ul>
    </ProfileSection>
  )
}
