import type { ReactNode } from 'react'
import { HostNote } from '@/components/layout/host-link'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'
import { groupBy } from '@/lib/text/group-by'
import { hasRows, KindList, type KindRow } from './kind-list'

interface ItemProps {
  name: ReactNode
  /** Behind the name, for example where a regulation holds. */
  note?: string | null
  address?: string | null
  source?: string | null
  sources: SourceIndex
}

function Item({ name, note, address, source, sources }: ItemProps) {
  return (
    <>
      {name}
      {note && <span className="text-muted"> ({note})</span>}
      <SourceMarks index={sources} of={[source]} />
      <HostNote address={address} />
    </>
  )
}

const standardKinds: Record<string, string> = { Follows: 'Follows', Management: 'Maintains' }

/** One row a relation to standards: those followed, those maintained, and what else a server says. */
function standardRows(standards: ProjectDetail['standards'], sources: SourceIndex): KindRow[] {
  const groups = groupBy(standards ?? [], ({ type }) => standardKinds[type ?? 'Follows'] ?? type)
  return [...groups].map(([kind, group]) => ({
    kind: `${kind} standard${group.length > 1 ? 's' : ''}`,
    items: group.map(({ id, title, url, source }) => ({
      key: id,
      content: (
        <Item
          name={<RecordLink family="standards" id={id} name={title} />}
          address={url}
          source={source}
          sources={sources}
        />
      ),
    })),
  }))
}

function foundationRows(project: ProjectDetail, sources: SourceIndex): KindRow[] {
  const methods = (project.did_methods ?? []).map(({ id, name, specification_url, source }) => ({
    key: id,
    content: (
      <Item
        name={<RecordLink family="did-methods" id={id} name={`did:${name}`} />}
        address={specification_url}
        source={source}
        sources={sources}
      />
    ),
  }))
  const ledgers = (project.dlt_instances ?? []).map(({ id, name, website, source }) => ({
    key: id,
    content: (
      <Item
        name={<RecordLink family="dlt-instances" id={id} name={name} />}
        address={website}
        source={source}
        sources={sources}
      />
    ),
  }))
  const regulations = (project.regulations ?? []).map(({ id, title, country, region, source }) => ({
    key: id,
    content: (
      <Item
        name={<RecordLink family="regulations" id={id} name={title} />}
        note={country?.name ?? region?.title}
        source={source}
        sources={sources}
      />
    ),
  }))
  const profiles = (project.credential_profiles ?? []).map(({ id, name, url, source }) => ({
    key: id,
    content: <Item name={<span>{name}</span>} address={url} source={source} sources={sources} />,
  }))
  return [
    ...standardRows(project.standards, sources),
    { kind: 'DID methods', items: methods },
    { kind: 'Ledgers', items: ledgers },
    { kind: 'Regulations', items: regulations },
    { kind: 'Credential profiles', items: profiles },
  ]
}

/** What the project stands on: standards, DID methods, ledgers, law and credential profiles. */
export function ProjectFoundations({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const rows = foundationRows(project, sources)
  if (!hasRows(rows)) return null
  return (
    <Section title="Standards, ledgers and law">
      <KindList rows={rows} />
    </Section>
  )
}
