import type { ReactNode } from 'react'
import type { z } from 'zod'
import { StatusMark } from '@/components/layout/status-mark'
import type { IncludedProject } from '@/lib/contract/values'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { RelatedProject } from './related'
import { RelationTable } from './relation-table'

type Use = z.infer<typeof IncludedProject> & { website?: string | null; excerpt?: string | null }

interface ProjectUsesProps {
  title: string
  note?: ReactNode
  id?: string
  /** Where the record counts them itself. */
  count?: number
  uses: readonly Use[] | null | undefined
  sources: SourceIndex
}

function Project({ use, sources }: { use: Use; sources: SourceIndex }) {
  const { source, excerpt, ...project } = use
  return (
    <>
      <RelatedProject project={project} sources={sources} source={source} />
      {excerpt && <p className="note">{excerpt}</p>}
    </>
  )
}

/** Projects with their status, and why each is here where the record says so. */
export function ProjectUses({ uses, count, sources, ...section }: ProjectUsesProps) {
  if (!uses || uses.length === 0) return null
  return (
    <ProfileSection {...section} count={count ?? uses.length}>
      <RelationTable
        rows={uses}
        columns={[
          { title: 'Project', cell: (use) => <Project use={use} sources={sources} /> },
          { title: 'Status', cell: ({ status }) => status && <StatusMark status={status} /> },
        ]}
      />
    </ProfileSection>
  )
}
