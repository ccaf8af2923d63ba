import type { ReactNode } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import { SourceList } from '@/components/sources/source-list'
import {
  type CompareState,
  compareAddress,
  compareFileAddress,
} from '@/lib/portal/compare/compare-query'
import {
  type Comparison,
  comparisonSources,
  findDifferences,
  findDisclosedByOne,
  findSame,
  findTableRows,
} from '@/lib/portal/compare/comparison'
import type { SourceRecords } from '@/lib/portal/sources/references'
import { counted } from '@/lib/text/counted'
import { notDisclosedLabel, notDisclosedMeaning } from '@/lib/text/labels'
import { CompareTable, FoldedRows } from './compare-table'

interface ComparisonViewProps {
  comparison: Comparison
  state: CompareState
  records: SourceRecords | undefined
  /** The noun for a compared record, as in “Add another project”. */
  singular: string
  children?: ReactNode
}

/** States how many rows differ, with a link that shows only these or all rows again. */
function RowSwitch({
  comparison: { kind, subjects, groups },
  state: { onlyDifferences },
}: Pick<ComparisonViewProps, 'comparison' | 'state'>) {
  const rows = groups.flatMap((group) => group.rows)
  const differing = rows.filter(({ agrees }) => !agrees).length
  const keys = subjects.map(({ key }) => key)
  return (
    <p className="mt-6 text-muted text-note">
      {differing} of {counted(rows.length, 'property', 'properties')}{' '}
      {differing === 1 ? 'differs or is' : 'differ or are'} known for only some of those compared.{' '}
      <SiteLink
        href={compareAddress(kind, keys, !onlyDifferences)}
        className="screen-only inline-block py-0.5"
      >
        {onlyDifferences ? 'Show all properties' : 'Show only differences'}
      </SiteLink>
    </p>
  )
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
  const disclosedByOne = findDisclosedByOne(comparison)
  const same = findSame(comparison)
  return (
    <>
      {several ? (
        <RowSwitch comparison={comparison} state={state} />
      ) : (
        <p className="mt-6 text-muted text-note">Add another {singular} to see how they differ.</p>
      )}
      <CompareTable
        comparison={several ? findTableRows(comparison) : comparison}
        state={state}
        sources={sources}
      />
      <FoldedRows
        summary={`${counted(disclosedByOne.length, 'property', 'properties')} disclosed by only one`}
        rows={disclosedByOne}
        sources={sources}
      />
      {!hidesSame && (
        <FoldedRows
          summary={`${counted(same.length, 'property is', 'properties are')} the same`}
          rows={same}
          sources={sources}
        />
      )}
      <p className="mt-3 max-w-[48em] text-muted text-note">
        {empty.length > 0 && `${notDisclosedLabel}: ${empty.join('; ')}. `}
        {notDisclosedMeaning} <span className="screen-only">Download with all sources: </span>
        <TableDownloads
          what="the comparison"
          getAddress={(format) => compareFileAddress(kind, keys, format)}
        />
      </p>
      {children}
      <div className="profile-body mt-8">
        <SourceList index={sources} records={records} />
      </div>
    </>
  )
}
