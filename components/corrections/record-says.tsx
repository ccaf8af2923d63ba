import { Fact, FactList } from '@/components/layout/fact-list'
import { HostLink } from '@/components/layout/host-link'
import { SiteLink } from '@/components/layout/site-link'
import { correctionAddress } from '@/lib/portal/corrections/correction-query'
import type { RecordFact } from '@/lib/portal/corrections/record-fact'

function FactSources({ sources }: Pick<RecordFact, 'sources'>) {
  if (sources.length === 0) return <span className="note">No source given</span>
  return (
    <span className="note">
      Seen at{' '}
      {[...new Set(sources)].map((source, index) => (
        <span key={source}>
          {index > 0 && ', '}
          <HostLink address={source} className="" />
        </span>
      ))}
    </span>
  )
}

interface RecordSaysProps {
  facts: readonly RecordFact[]
  /** The record as addresses name it. Given where each fact is a link to the form for it. */
  record?: string
}

/** Facts as the record has them now, each with its sources. */
export function RecordSays({ facts, record }: RecordSaysProps) {
  return (
    <FactList form="wide">
      {facts.map(({ key, label, text, sources }) => (
        <Fact
          key={key}
          term={record ? <SiteLink href={correctionAddress(record, key)}>{label}</SiteLink> : label}
        >
          {text}
          <br />
          <FactSources sources={sources} />
        </Fact>
      ))}
    </FactList>
  )
}
