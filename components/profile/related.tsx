import type { ReactNode } from 'react'
import { HostNote } from '@/components/layout/external-link'
import { SourceMarks, sourceNumbers } from '@/components/sources/source-marks'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { ProjectLink } from './rows'

/**
 * The kind of a project, for display next to its name. Undefined for ordinary projects, which most
 * are.
 */
function projectKind(type: string | null | undefined): string | undefined {
  if (!type || type === 'DID Project') return undefined
  return type === 'Consortium' ? 'consortium' : type
}

interface RelatedProps {
  name: ReactNode
  /** A note after the name, for example the jurisdiction of a regulation. */
  note?: ReactNode
  address?: string | null
  /** The sources of the page, if the record has a field for the source of the relation. */
  sources?: SourceIndex
  source?: string | null
  /** The sources, if the record may name several. */
  references?: readonly (string | null | undefined)[]
}

/** A related record: its name, the sources of the relation, and its website. */
export function Related({
  name,
  note,
  address,
  sources,
  source,
  references = [source],
}: RelatedProps) {
  return (
    <>
      {name}
      {sources ? <SourceMarks index={sources} references={references} /> : null}
      {note ? <span className="note"> ({note})</span> : null}
      <HostNote address={address} />
    </>
  )
}

interface ProjectReference {
  id: number
  title: string
  type?: string | null
  website?: string | null
}

interface RelatedProjectProps extends Pick<RelatedProps, 'sources' | 'source' | 'references'> {
  project: ProjectReference
  /** A kind to show in place of its type. */
  kind?: string | undefined
}

/** A related project, with its type if the type is not the ordinary one. */
export function RelatedProject({
  project,
  kind,
  sources,
  source,
  references = [source],
}: RelatedProjectProps) {
  const { id, title, website } = project
  const note = kind ?? projectKind(project.type)
  return (
    <ProjectLink
      id={id}
      name={title}
      {...(note ? { note } : {})}
      {...(website ? { website } : {})}
      {...(sources ? { record: sources.record, n: sourceNumbers(sources, references) } : {})}
    />
  )
}
