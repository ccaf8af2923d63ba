import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import './codebook.css'
import { Crumbs, PageContents, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { projectStatuses, sourceKinds, sourceStates } from '@/lib/contract/codebook/values'
import { siteName } from '@/lib/contract/site-name'
import { absences, type CodebookSection, codebookSections } from '@/lib/portal/about/codebook'
import { glossary } from '@/lib/portal/about/glossary'
import { getFieldCounts } from '@/lib/portal/about/load'
import { statusName } from '@/lib/portal/projects/status'
import { copyName, sourceKindNames, sourceStateNames } from '@/lib/portal/sources/source-names'
import { counted } from '@/lib/text/counted'
import { FieldRows } from './codebook-rows'
import { ValueTable } from './value-table'

const absencesTitle = 'Missing values'

const contents = [
  { id: 'words', title: 'Terms' },
  { id: 'statuses', title: 'Statuses' },
  { id: 'absences', title: absencesTitle },
  { id: 'source-kinds', title: 'Kinds of sources' },
  { id: 'fields', title: 'All fields' },
]

/** The rows of values: the name on pages, the value in the API and the meaning. */
const inTable = <Value extends string>(
  names: Readonly<Record<Value, string>>,
  meanings: Readonly<Record<Value, string>>,
) =>
  Object.entries<string>(meanings).map(([value, meaning]) => [
    names[value as Value],
    `\`${value}\``,
    meaning,
  ])

function Fields({ section }: { section: CodebookSection }) {
  const { collection, title, records, rows } = section
  const note = records === undefined ? undefined : counted(records, 'record')
  return (
    <Section id={collection} level={3} title={title} note={note}>
      <details className="fold">
        <summary>
          Show {counted(rows.length, 'field')}
          <span className="sr-only">: {title}</span>
        </summary>
        <Table caption={`Fields: ${title}`} className="data-table stacked codebook">
          <TableHead
            columns={[
              'Field',
              'Meaning',
              'Evidence',
              ...(records === undefined ? [] : [{ figure: 'Records' }]),
            ]}
          />
          <tbody>
            <FieldRows collection={collection} rows={rows} />
          </tbody>
        </Table>
      </details>
    </Section>
  )
}

/** Every field of the API: its meaning, its values, the evidence it needs, and how many records have it. */
export async function Codebook() {
  const counts = await getFieldCounts()
  const sections = codebookSections(counts)
  return (
    <PageMain>
      <Crumbs above={[['/about', 'About']]} title="Codebook" />
      <PageTitle>Codebook</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Look up what the terms, statuses and fields in {siteName} mean, and what evidence we
        require.
      </p>
      <PageContents
        sections={[...contents, ...sections.map(({ collection: id, title }) => ({ id, title }))]}
      />
      <Section sideTitle id="words" title="Terms">
        <dl className="max-w-[46em] space-y-1 sm:space-y-2.5">
          {Object.entries(glossary).map(([id, { term, means }]) => (
            <div key={id} id={`word-${id}`}>
              <dt className="font-semibold">{term}</dt>
              <dd>{means}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        sideTitle
        id="statuses"
        title="Statuses"
        note="What each status means, and the evidence it requires"
      >
        <ValueTable
          caption="Statuses"
          columns={['Status', 'In the API', 'Meaning', 'Evidence required']}
          rows={Object.entries(projectStatuses).map(([status, { means, evidence }]) => [
            statusName(status),
            `\`${status}\``,
            means,
            evidence,
          ])}
        />
        <p className="mt-3 max-w-[42em] text-muted text-note">
          “Former” marks organizations, ledgers and the like that are no longer part of a project.
          If we found no public source for a status, it is “Not disclosed”; in the network files,
          “Failed to Disclose”.
        </p>
      </Section>
      <Section
        sideTitle
        id="absences"
        title={absencesTitle}
        note="A missing value does not mean No"
      >
        <ValueTable
          caption={absencesTitle}
          columns={['Label', 'Meaning']}
          rows={Object.entries(absences)}
        />
      </Section>
      <Section
        sideTitle
        id="source-kinds"
        title="Kinds of sources"
        note="The strongest evidence first"
      >
        <ValueTable
          caption="Kinds of sources"
          columns={['Kind', 'In the API', 'Meaning']}
          rows={[
            ...inTable(sourceKindNames, sourceKinds),
            [copyName, '`is_copy`', 'A page that republishes another.'],
          ]}
        />
        <p className="mt-3 max-w-[42em] text-muted text-note">
          The weakest source of a page is the one lowest in this table. If a source is gone, its
          facts stay on the page. The source then counts as evidence only if there is an archived
          copy.
        </p>
        <h3 className="mt-6 font-semibold">Link status</h3>
        <ValueTable
          caption="Link status"
          columns={['Link', 'In the API', 'Meaning']}
          rows={inTable(sourceStateNames, sourceStates)}
        />
      </Section>
      <Section sideTitle id="fields" title="All fields" note="For users of files and the API">
        <p className="max-w-[42em]">
          The tables below list each field: its label on pages, its name in files and in the{' '}
          <SiteLink href="/developers">API</SiteLink>, its meaning and its evidence
          {counts && ', and the number of records that have it'}. The examples are invented.
          {counts && ' The API and the counts leave out industries with fewer than five projects.'}
        </p>
      </Section>
      {sections.map((section) => (
        <Fields key={section.collection} section={section} />
      ))}
    </PageMain>
  )
}
