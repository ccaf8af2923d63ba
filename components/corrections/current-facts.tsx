import { Fragment } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { HostLink } from '@/components/layout/host-link'
import { SiteLink } from '@/components/layout/site-link'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import type { RecordFact } from '@/lib/portal/corrections/record-fact'
import { groupBy } from '@/lib/text/group-by'

function FactSources({ sources }: Pick<RecordFact, 'sources'>) {
  if (sources.length === 0) return <span className="note">No source</span>
  return (
    <span className="note">
      Source:{' '}
      {[...new Set(sources)].map((source, index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <HostLink address={source} className="" />
        </Fragment>
      ))}
    </span>
  )
}

interface CurrentFactsProps {
  facts: readonly RecordFact[]
  /** The record as named in addresses. If it is given, each fact is a link to the form for it. */
  record?: string
}

/**
 * The facts that share a label. The label links to the form for a single fact; where several share it, the text of each
 * links to its own form.
 */
function labelled(label: string, facts: readonly RecordFact[], record: string | undefined) {
  const linked = (text: string, key: string) =>
    record ? <SiteLink href={correctionAddress(record, key)}>{text}</SiteLink> : text
  const [first] = facts
  const single = facts.length === 1
  return (
    <Fact key={label} term={single && first ? linked(label, first.key) : label}>
      {facts.map(({ key, text, sources }, index) => (
        <p key={key} className={index > 0 ? 'mt-2' : undefined}>
          {single ? text : linked(text, key)}
          <br />
          <FactSources sources={sources} />
        </p>
      ))}
    </Fact>
  )
}

export function CurrentFacts({ facts, record }: CurrentFactsProps) {
  return (
    <FactList form="wide">
      {[...groupBy(facts, ({ label }) => label)].map(([label, factsOfLabel]) =>
        labelled(label, factsOfLabel, record),
      )}
    </FactList>
  )
}
