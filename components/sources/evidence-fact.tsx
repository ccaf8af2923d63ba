import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Fact } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import type { Evidence } from '@/lib/portal/sources/evidence'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted, formatCount } from '@/lib/text/counted'

/** Maximum number of marks; further sources are only counted. */
const maxMarks = 3

/** ` (sources 6, 7 and 9)`, each number with a link to its source. */
function SourceLinks({ record, numbers }: { record: string; numbers: readonly number[] }) {
  return (
    <>
      {' ('}
      {/* Screen readers announce it in the name of each link. */}
      <span aria-hidden="true">{numbers.length === 1 ? 'source\u00A0' : 'sources\u00A0'}</span>
      {numbers.map((number, place) => (
        <Fragment key={number}>
          {place > 0 && (place === numbers.length - 1 ? ' and\u00A0' : ', ')}
          <a href={`#${record}-${number}`} aria-label={`source ${number}`}>
            {number}
          </a>
        </Fragment>
      ))}
      )
    </>
  )
}

function Weakest({ evidence, index }: Pick<EvidenceFactProps, 'evidence' | 'index'>) {
  const { sources, strength } = evidence
  if (!strength?.weakest || sources === 1) return null
  const { name, numbers } = strength.weakest
  const listsMarks = index && numbers.length <= maxMarks && numbers.length < sources
  return (
    <span className="note">
      {'. '}
      <SiteLink href="/about/codebook#source-kinds">Weakest kind of source</SiteLink>: {name}
      {listsMarks && <SourceLinks record={index.record} numbers={numbers} />}
      {!listsMarks &&
        ` (${numbers.length === sources ? 'all sources' : counted(numbers.length, 'source')})`}
    </span>
  )
}

/** `5 of them official`, `all official`, or `not official` for the only source. */
function officialPart(official: number, sources: number): string {
  if (sources === 1) return official > 0 ? 'official' : 'not official'
  if (official === sources) return 'all official'
  return `${official > 0 ? formatCount(official) : 'none'} of them official`
}

interface EvidenceFactProps {
  evidence: Evidence
  /** The sources on the page. Undefined if the page does not show them all. */
  index?: SourceIndex
  reviewed: string | undefined
}

/** The state of a record's evidence, in one line. */
export function EvidenceFact({ evidence, index, reviewed }: EvidenceFactProps) {
  const { facts, unsourced, sources, strength } = evidence
  if (sources === 0) return null
  return (
    <Fact term="Evidence">
      {[
        unsourced > 0
          ? `${counted(facts, 'fact')} with a source, ${formatCount(unsourced)} without; `
          : `${counted(facts, 'fact')}, `,
        counted(sources, 'source'),
        strength ? `, ${officialPart(strength.official, sources)}` : '',
      ].join('')}
      {reviewed && (
        <>
          ; last reviewed <DateText date={reviewed} />
        </>
      )}
      <Weakest evidence={evidence} index={index} />
    </Fact>
  )
}
