import type { ReactNode } from 'react'
import { TableDownloads } from '@/components/publish/table-downloads'
import { SourceList } from '@/components/sources/source-list'
import { type CompareState, compareFileAddress } from '@/lib/portal/compare/compare-query'
import {
  type Comparison,
  comparisonSources,
  findDifferences,
  findTableRows,
} from '@/lib/portal/compare/comparison'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { enumerated } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { type Compared, CompareTable, RowsOfOne, SameRows } from './compare-table'
import { RowSwitch } from './row-switch'

interface ComparisonViewProps {
  whole: Comparison
  subjects: readonly Compared[]
  state: CompareState
  records: SourceRecords | undefined
  /** What is compared, as in “Add another project”. */
  one: string
  children?: ReactNode
}

/** A comparison of records of any kind, with its downloads and sources. `children` are suggestions to add. */
export function ComparisonView(props: ComparisonViewProps) {
  const { whole, subjects, state, records, one, children } = props
  const { ids, countries, standards } = state
  const several = subjects.length > 1
  const hidesSame = several && state.onlyDifferences
  const sources = comparisonSources(
    hidesSame ? findDifferences(whole) : whole,
    ['compare', ...subjects.map(({ key }) => key)].join('-'),
  )
  return (
    <>
      {several ? (
        <RowSwitch comparison={whole} state={state} />
      ) : (
        <p className="mt-6 text-muted text-note">Add another {one} to see where they differ.</p>
      )}
      <CompareTable
        subjects={subjects}
        comparison={several ? findTableRows(whole) : whole}
        sources={sources}
      />
      <RowsOfOne comparison={whole} subjects={subjects} sources={sources} />
      {!hidesSame && <SameRows comparison={whole} sources={sources} />}
      <p className="mt-3 max-w-[48em] text-muted text-note">
        {whole.empty.length > 0 && `${notDisclosedLabel}: ${enumerated(whole.empty)}. `}
        <span className="screen-only">Download with all sources: </span>
        <TableDownloads
          what="the comparison"
          getAddress={(format) => compareFileAddress({ ids, countries, standards }, format)}
        />
      </p>
      {children}
      <div className="profile-body lg:mt-0">
        <SourceList index={sources} records={records} />
      </div>
    </>
  )
}
