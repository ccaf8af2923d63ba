'use client'

import { HostNote } from '@/components/layout/external-link'
import { RecordLink } from '@/components/layout/record-link'
import { SourceNumbers } from '@/components/sources/source-numbers'
import { Unsourced } from '@/components/sources/unsourced'

interface ProjectLinkProps {
  id: number
  name: string
  /** The kind, unless it is the ordinary one. */
  note?: string
  website?: string
  /** The name of the page's record in the ids of sources. */
  record?: string
  /** The numbers of the sources of the relation. Undefined if it cannot have any. */
  n?: readonly number[]
}

/** A related project. A client component, because the payload of a page with hundreds of them would repeat their markup. */
export function ProjectLink({ id, name, note, website, record = '', n }: ProjectLinkProps) {
  return (
    <>
      <RecordLink family="projects" id={id} name={name} />
      {n && (n.length > 0 ? <SourceNumbers record={record} n={n} /> : <Unsourced />)}
      {note && <span className="note"> ({note})</span>}
      <HostNote address={website} />
    </>
  )
}
