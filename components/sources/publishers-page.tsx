import { Crumbs, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { getPublishers } from '@/lib/portal/sources/load'
import { matchingPublishers, publishersPerPage } from '@/lib/portal/sources/publishers'
import { sourceKindName } from '@/lib/portal/sources/source-names'
import {
  publishersPath,
  type SourceListState,
  sourceListAddress,
  sourcesPath,
} from '@/lib/portal/sources/source-query'
import { counted, enumerated, formatCount } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'
import { NoSources, SourceListLayout } from './source-list-layout'

async function Results({ state }: { state: SourceListState }) {
  const publishers = await getPublishers()
  if (!publishers) return <NoSources />
  const foundPublishers = matchingPublishers(publishers, state)
  const pages = Math.ceil(foundPublishers.length / publishersPerPage)
  const start = (state.page - 1) * publishersPerPage
  const publishersOnPage = foundPublishers.slice(start, start + publishersPerPage)
  return (
    <SourceListLayout
      path={publishersPath}
      state={state}
      pages={pages}
      summary={counted(foundPublishers.length, 'publisher')}
      label="Name contains"
    >
      {publishersOnPage.length > 0 ? (
        <Table caption="Publishers" className="data-table stacked list-table">
          <TableHead columns={['Publisher', 'Kind', { figure: 'Sources' }, { figure: 'Facts' }]} />
          <tbody>
            {publishersOnPage.map(({ name, kinds, sources, facts }) => (
              <tr key={name}>
                <th scope="row">
                  <SiteLink href={sourceListAddress(sourcesPath, { publisher: name, page: 1 })}>
                    {name}
                  </SiteLink>
                </th>
                <td>{capitalized(enumerated(kinds.map(sourceKindName)))}</td>
                <td data-unit={sources === 1 ? 'source' : 'sources'} className="figure">
                  {formatCount(sources)}
                </td>
                <td data-unit={facts === 1 ? 'fact' : 'facts'} className="figure">
                  {formatCount(facts)}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : undefined}
    </SourceListLayout>
  )
}

export function PublishersPage({ state }: { state: SourceListState }) {
  return (
    <PageMain>
      <Crumbs above={[[sourcesPath, 'Sources']]} title="Publishers" />
      <PageTitle>Publishers of sources</PageTitle>
      <p className="mt-2 max-w-[42em]">
        Who published our sources. Select a publisher to see them. Unidentified publishers are
        listed by domain.
      </p>
      <Results state={state} />
    </PageMain>
  )
}
