import { RecordLink } from '@/components/layout/record-link'
import { shownName } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { groupBy } from '@/lib/text/group-by'
import { Jurisdiction } from './jurisdiction'
import { hasRows, KindList, type KindRow } from './kind-list'
import { ProfileSection } from './profile-section'
import { Related } from './related'

const standardKinds: Record<string, string> = { Follows: 'Follows', Management: 'Maintains' }

/** One row a relation to standards: those followed, those maintained, and what else a server says. */
function standardRows(standards: ProjectDetail['standards'], sources: SourceIndex): KindRow[] {
  const groups = groupBy(standards ?? [], ({ type }) => standardKinds[type ?? 'Follows'] ?? type)
  return [...groups].map(([kind, group]) => ({
    kind: `${kind} standard${group.length > 1 ? 's' : ''}`,
    items: group.map(({ id, title, url, source }) => ({
      key: id,
      content: (
        <Related
          name={<RecordLink family="standards" id={id} name={title} />}
          address={url}
          sources={sources}
          source={source}
        />
      ),
    })),
  }))
}

interface Foundation {
  id: number
  name: string
  source?: string | null
}

function rowOf<Item extends Foundation>(
  kind: string,
  family: 'did-methods' | 'dlt-instances',
  items: readonly Item[] | null | undefined,
  addressOf: (item: Item) => string | null | undefined,
  sources: SourceIndex,
): KindRow {
  return {
    kind,
    items: (items ?? []).map((item) => ({
      key: item.id,
      content: (
        <Related
          name={<RecordLink family={family} id={item.id} name={shownName(family, item.name)} />}
          address={addressOf(item)}
          sources={sources}
          source={item.source}
        />
      ),
    })),
  }
}

function regulationRow({ regulations }: ProjectDetail, sources: SourceIndex): KindRow {
  const items = (regulations ?? []).map(({ id, title, country, region, source }) => ({
    key: id,
    content: (
      <Related
        name={<RecordLink family="regulations" id={id} name={title} />}
        note={(country || region) && <Jurisdiction country={country} region={region} />}
        sources={sources}
        source={source}
      />
    ),
  }))
  return { kind: 'Regulations', items }
}

function profileRow({ credential_profiles: profiles }: ProjectDetail, sources: SourceIndex) {
  const items = (profiles ?? []).map(({ id, name, url, source }) => ({
    key: id,
    content: <Related name={name} address={url} sources={sources} source={source} />,
  }))
  return { kind: 'Credential profiles', items }
}

/** What the project stands on: standards, DID methods, ledgers, law and credential profiles. */
export function ProjectFoundations({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const { did_methods: methods, dlt_instances: ledgers } = project
  const rows = [
    ...standardRows(project.standards, sources),
    rowOf('DID methods', 'did-methods', methods, (m) => m.specification_url, sources),
    rowOf('Ledgers', 'dlt-instances', ledgers, (ledger) => ledger.website, sources),
    regulationRow(project, sources),
    profileRow(project, sources),
  ]
  if (!hasRows(rows)) return null
  return (
    <ProfileSection title="Standards, ledgers and law">
      <KindList rows={rows} />
    </ProfileSection>
  )
}
