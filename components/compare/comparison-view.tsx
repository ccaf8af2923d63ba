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
import { CompareTable, RowsDisclosedByOne, SameRows } from './compare-table'
import { RowSwitch } from './row-switch'

interface ComparisonViewProps {
  comparison: Comparison
  state: CompareState
  records: SourceRecords | undefined
  /** The noun for a compared record, as in “Add another project”. */
  singular: string
  children?: ReactNode
}

/** A comparison of records of any kind, with its downloads and sources. `children` are suggestions to add. */
export function ComparisonView({
  comparison,
  state,
  records,
  singular,
  children,
}: ComparisonViewProps) {
  const { kind, subjects, empty } = comparison
  const several = subjects.length > 1
  const hidesSame = several && state.onlyDifferences
  const sources = comparisonSources(hidesSame ? findDifferences(comparison) : comparison)
  const keys = subjects.map(({ key }) => key)
  return (
    <>
      {several ? (
        <RowSwitch comparison={comparison} onlyDifferences={state.onlyDifferences} />
      ) : (
        <p className="mt-6 text-muted text-note">
          Add another {singular} to see where they differ.
        </p>
      )}
      <CompareTable
        comparison={several ? findTableRows(comparison) : comparison}
        state={state}
        sources={sources}
      />
      <RowsDisclosedByOne comparison={comparison} sources={sources} />
      {!hidesSame && <SameRows comparison={comparison} sources={sources} />}
      <p className="mt-3 max-w-[48em] text-muted text-note">
        {empty.length > 0 && `${notDisclosedLabel}: ${enumerated(empty)}. `}
        <span className="screen-only">Download with all sources: </span>
        <TableDownloads
          what="the comparison"
          getAddress={(format) => compareFileAddress(kind, keys, format)}
        />
      </p>
      {children}
      <div className="profile-body lg:mt-0">
        <SourceList index={sources} records={records} />
      </div>
    </>
  )
}
