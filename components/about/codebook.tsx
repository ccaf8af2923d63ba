import { MarkedCode } from '@/components/layout/marked-code'
import { PageContents } from '@/components/layout/page-contents'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { projectStatuses, sourceKinds, sourceStates } from '@/lib/contract/codebook/values'
import type { CodebookPart, CodebookRow, CodebookSection } from '@/lib/portal/about/codebook'
import { codebookSections } from '@/lib/portal/about/codebook'
import { getFieldCounts } from '@/lib/portal/about/load'
import { counted, formatCount } from '@/lib/text/counted'
import { AboutCrumbs } from './about-crumbs'
import { Absences, absencesTitle } from './absences'
import './codebook.css'
import { ValueTable } from './value-table'

function Statuses() {
  return (
    <Section
      sideTitle
      id="statuses"
      title="Statuses"
      note="What each status means, and the evidence it requires"
    >
      <ValueTable
        columns={['Status', 'Of', 'Meaning', 'Evidence required']}
        rows={Object.entries(projectStatuses).map(([status, { of, means, evidence }]) => [
          status,
          of === 'Consortium' ? 'consortium' : 'project',
          means,
          evidence,
        ])}
      />
      <p className="mt-3 max-w-[42em] text-muted text-note">
        A project has no status if we found no source for it. The network data calls this “Failed to
        Disclose”.
      </p>
    </Section>
  )
}

function SourceKinds() {
  return (
    <Section
      sideTitle
      id="source-kinds"
      title="Kinds of sources"
      note="The strongest evidence first"
    >
      <ValueTable columns={['Kind', 'Meaning']} rows={Object.entries(sourceKinds)} />
      <p className="mt-3 max-w-[42em] text-muted text-note">
        The weakest source of a page is the one of the lowest kind. Republished pages rank below
        every other kind. A page that has gone, and was not archived, no longer counts as evidence.
      </p>
      <h3 className="mt-6 font-semibold">States of sources</h3>
      <ValueTable columns={['State', 'Meaning']} rows={Object.entries(sourceStates)} />
    </Section>
  )
}

const getCount = (records: number | undefined): string =>
  records === undefined ? '' : formatCount(records)

/** The fields within a field, with their counts where these differ from that of the field. */
function Parts({ parts, records }: { parts: readonly CodebookPart[]; records?: number }) {
  if (parts.length === 0) return null
  return (
    <p className="note">
      With{' '}
      {parts.map(({ name, records: own }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
          {own !== undefined && own !== records && ` (${formatCount(own)})`}
        </span>
      ))}
    </p>
  )
}

function Values({ values }: Pick<CodebookRow, 'values'>) {
  if (!values) return null
  return (
    <ul className="note">
      {Object.entries(values).map(([value, means]) => (
        <li key={value}>
          <code>{value}</code>: {means}
        </li>
      ))}
    </ul>
  )
}

function FieldRow({ row, anchor }: { row: CodebookRow; anchor: string }) {
  const { path, type, means, example, values, evidence, source, records, parts } = row
  return (
    <tr id={anchor}>
      <td>
        <code>{path}</code>
        <div className="note">{type}</div>
      </td>
      <td>
        <MarkedCode text={means} />
        {example && (
          <span className="note">
            {' '}
            Example: <code>{example}</code>
          </span>
        )}
        <Values values={values} />
        <Parts parts={parts} records={records} />
      </td>
      <td data-label="Evidence">
        {evidence}
        {source && (
          <>
            , in <code>{source.name}</code>
            {source.records !== undefined && ` (${formatCount(source.records)})`}
          </>
        )}
      </td>
      {records !== undefined && (
        <td data-label="Records" className="figure">
          {getCount(records)}
        </td>
      )}
    </tr>
  )
}

function Fields({ section }: { section: CodebookSection }) {
  const { collection, title, records, rows } = section
  const note = records === undefined ? undefined : counted(records, 'record')
  return (
    <Section id={collection} title={title} note={note}>
      <details className="fold">
        <summary>Show {counted(rows.length, 'field')}</summary>
        <table className="data-table stacked codebook">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Meaning</th>
              <th scope="col">Evidence</th>
              {records !== undefined && (
                <th scope="col" className="figure">
                  Records
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FieldRow
                key={row.path}
                row={row}
                anchor={`${collection}-${row.path.replaceAll('[]', '')}`}
              />
            ))}
          </tbody>
        </table>
      </details>
    </Section>
  )
}

function Contents({ sections }: { sections: readonly CodebookSection[] }) {
  const places = [
    { id: 'statuses', title: 'Statuses' },
    { id: 'absences', title: absencesTitle },
    { id: 'source-kinds', title: 'Kinds of sources' },
    ...sections.map(({ collection, title }) => ({ id: collection, title })),
  ]
  return <PageContents sections={places} />
}

/** Every field of the API: its meaning, its values, the evidence it needs, and how many records have it. */
export async function Codebook() {
  const counts = await getFieldCounts()
  const sections = codebookSections(counts)
  return (
    <PageMain section="about">
      <AboutCrumbs title="Codebook" />
      <PageTitle>Codebook</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Every field of the data: its definition, values and evidence
        {counts && ', and the number of records that have it'}.
      </p>
      <p className="mt-2 max-w-[42em] text-muted text-note">
        A missing field is unknown: we found no source for it. The{' '}
        <SiteLink href="/developers">API reference</SiteLink> lists the same fields by endpoint.
        Examples are invented.
      </p>
      <Contents sections={sections} />
      <Statuses />
      <Absences />
      <SourceKinds />
      {sections.map((section) => (
        <Fields key={section.collection} section={section} />
      ))}
    </PageMain>
  )
}
