import { MarkedCode } from '@/components/layout/marked-code'
import { PageContents } from '@/components/layout/page-contents'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { projectStatuses, sourceKinds, sourceStates } from '@/lib/contract/codebook/values'
import { siteName } from '@/lib/contract/site-name'
import type { CodebookPart, CodebookRow, CodebookSection } from '@/lib/portal/about/codebook'
import { codebookSections } from '@/lib/portal/about/codebook'
import { glossary } from '@/lib/portal/about/glossary'
import { getFieldCounts } from '@/lib/portal/about/load'
import { counted, formatCount } from '@/lib/text/counted'
import { AboutCrumbs } from './about-crumbs'
import { Absences, absencesTitle } from './absences'
import './codebook.css'
import { ValueTable } from './value-table'

function Words() {
  return (
    <Section sideTitle id="words" title="Words" note="What newcomers ask first">
      <dl className="max-w-[46em] space-y-2.5">
        {Object.entries(glossary).map(([id, { term, means }]) => (
          <div key={id} id={`word-${id}`}>
            <dt className="font-semibold">{term}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Statuses() {
  return (
    <Section
      sideTitle
      id="statuses"
      title="Statuses"
      note="What each status means, and the evidence it requires"
    >
      <ValueTable
        columns={['Status', 'For', 'Meaning', 'Evidence required']}
        rows={Object.entries(projectStatuses).map(([status, { projectType, means, evidence }]) => [
          status,
          projectType === 'Consortium' ? 'consortia' : 'projects',
          means,
          evidence,
        ])}
      />
      <p className="mt-3 max-w-[42em] text-muted text-note">
        “Ended” covers Discontinued and Inactive. “Former” marks organizations, ledgers and the like
        that are no longer part of a project. If we found no public source for a status, it is “Not
        disclosed”; in the files of the network, “Failed to Disclose”.
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
        The weakest source of a page is the one lowest in this table. Republished pages rank below
        all others. If a source is gone, its facts stay on the page. The source then counts as
        evidence only if there is an archived copy.
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
          <code>{value}</code>: <MarkedCode text={means} />
        </li>
      ))}
    </ul>
  )
}

function FieldRow({ row, anchor }: { row: CodebookRow; anchor: string }) {
  const { path, label, type, means, example, values, evidence, source, records, parts } = row
  return (
    <tr id={anchor}>
      <td>
        <b className="font-semibold">{label}</b>
        <div className="note">
          <code>{path}</code>, {type}
        </div>
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

const fieldsTitle = 'All fields'

function FieldsNote({ hasCounts }: { hasCounts: boolean }) {
  return (
    <Section sideTitle id="fields" title={fieldsTitle} note="For users of files and the API">
      <p className="max-w-[42em]">
        The tables below list each field: its label on pages, its name in files and in the{' '}
        <SiteLink href="/developers">API</SiteLink>, its meaning and its evidence
        {hasCounts && ', and the number of records that have it'}. The examples are invented.
      </p>
    </Section>
  )
}

function Contents({ sections }: { sections: readonly CodebookSection[] }) {
  const places = [
    { id: 'words', title: 'Words' },
    { id: 'statuses', title: 'Statuses' },
    { id: 'absences', title: absencesTitle },
    { id: 'source-kinds', title: 'Kinds of sources' },
    { id: 'fields', title: fieldsTitle },
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
        Look up what a word, a status or a fact in {siteName} means, and what evidence it needs.
      </p>
      <Contents sections={sections} />
      <Words />
      <Statuses />
      <Absences />
      <SourceKinds />
      <FieldsNote hasCounts={counts !== undefined} />
      {sections.map((section) => (
        <Fields key={section.collection} section={section} />
      ))}
    </PageMain>
  )
}
