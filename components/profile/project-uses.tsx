import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { IncludedProject } from '@/lib/contract/values'
import type { Related } from '@/lib/portal/related/related'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProfileSection } from './profile-section'
import { type EntryColumns, entryColumns, type ProjectRelation } from './project-columns'
import { RelatedProject } from './related'
import { type Column, RelationTable } from './relation-table'

export type Use = Omit<z.infer<typeof IncludedProject>, 'type'> & {
  type?: string | null
  website?: string | null
  excerpt?: string | null
}

/** The relations to national wallets, and all others. */
export function splitWallets<Relation extends ProjectRelation>(
  relations: readonly Relation[] | null | undefined = [],
  related: Related | undefined,
): [wallets: Relation[], others: Relation[]] {
  const isWallet = ({ project }: Relation) => related?.nationalWallets?.has(project.id) ?? false
  const all = relations ?? []
  return [all.filter(isWallet), all.filter((relation) => !isWallet(relation))]
}

/** The projects or, if there are many more than `max`, the newest. The list of projects has all of them. */
export function newestProjects<Row>(
  rows: Row[],
  getId: (row: Row) => number,
  related: Related | undefined,
  max: number,
): Row[] {
  if (rows.length <= max + 2) return rows
  const launches = new Map(related?.entries.map(({ id, launch }) => [id, launch]))
  const getLaunch = (row: Row) => launches.get(getId(row)) ?? ''
  return rows.toSorted((a, b) => getLaunch(b).localeCompare(getLaunch(a))).slice(0, max)
}

interface ProjectUsesProps {
  title: string
  /** The title in the contents, if it differs. */
  short?: string
  note?: ReactNode
  /** The number of projects, if the record states it. */
  count?: number
  uses: readonly Use[] | null | undefined
  sources: SourceIndex
  related: Related | undefined
  /** The columns after the project. */
  getColumns?: (columns: EntryColumns<Use>) => readonly Column<Use>[]
  /** Content below the table. */
  children?: ReactNode
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

const allColumns = ({ status, launched, country }: EntryColumns<Use>) => [status, launched, country]

/** Projects with their status and launch, and with an excerpt on the relation if the record has one. */
export function ProjectUses({
  uses,
  getColumns = allColumns,
  children,
  ...props
}: ProjectUsesProps) {
  const { count, sources, related, ...section } = props
  if (!uses || uses.length === 0) return null
  const columns = entryColumns<Use>({
    related,
    getId: ({ id }) => id,
    getStatus: ({ status }) => status,
  })
  return (
    <ProfileSection {...section} count={count ?? uses.length}>
      <RelationTable
        rows={uses}
        getName={({ title }) => title}
        columns={[
          { title: 'Project', cell: (use) => <Project use={use} sources={sources} /> },
          ...getColumns(columns),
        ]}
      />
      {children}
    </ProfileSection>
  )
}

type RelationOfProject = ProjectRelation & { excerpt?: string | null }

/** The projects of relations that state little more than their names. */
export const listUses = (relations: readonly RelationOfProject[] | null | undefined) =>
  relations?.map(({ project, source, excerpt }) => ({ ...project, source, excerpt }))
