import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { Crumbs, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { JsonLd } from '@/components/publish/page-head'
import { getWords } from '@/lib/contract/families'
import type { SourceDetail } from '@/lib/contract/sources'
import { getDataContext } from '@/lib/portal/publish/load'
import { sourceNode } from '@/lib/portal/publish/seo/json-ld/site'
import { citingRecords } from '@/lib/portal/sources/citing-facts'
import { sourceTitle, titleLanguage } from '@/lib/portal/sources/references'
import { kindOfSource, languageName, sourceStateName } from '@/lib/portal/sources/source-names'
import { sourceListAddress, sourcesPath } from '@/lib/portal/sources/source-query'
import { counted } from '@/lib/text/counted'

function State({ source }: { source: SourceDetail }) {
  const { status, checked, gone_since, moved_to } = source
  if (status === 'unchecked') return null
  return (
    <Fact term="Link">
      {sourceStateName(status)}
      {gone_since && (
        <>
          {' since '}
          <DateText date={gone_since} />
        </>
      )}
      {moved_to && (
        <>
          {' to '}
          <ExternalLink href={moved_to}>{moved_to}</ExternalLink>
        </>
      )}
      {checked && (
        <>
          , checked on <DateText date={checked} />
        </>
      )}
    </Fact>
  )
}

export async function SourcePage({ source }: { source: SourceDetail }) {
  const { url, publisher, published, language, seen, archived_url } = source
  const { facts, records } = source.stats
  const title = sourceTitle(source)
  return (
    <PageMain>
      <JsonLd node={sourceNode(source, await getDataContext())} />
      <Crumbs above={[[sourcesPath, 'Sources']]} title={title} />
      <div className="source-head" lang={titleLanguage(source)}>
        <PageTitle>{title}</PageTitle>
      </div>
      <div className="mt-6 max-w-[44.8em]">
        <FactList form="wide">
          <Fact term="Address">
            <ExternalLink href={url}>{url}</ExternalLink>
          </Fact>
          <Fact term="Publisher">
            <SiteLink href={sourceListAddress(sourcesPath, { publisher, page: 1 })}>
              {publisher}
            </SiteLink>
          </Fact>
          <Fact term="Kind">
            {kindOfSource(source)}{' '}
            <SiteLink href="/about/codebook#source-kinds">what it means</SiteLink>
          </Fact>
          {published && (
            <Fact term="Published">
              <DateText date={published} />
            </Fact>
          )}
          {language && <Fact term="Language">{languageName(language) ?? language}</Fact>}
          {seen && (
            <Fact term="Last read">
              <DateText date={seen} />
            </Fact>
          )}
          <State source={source} />
          {archived_url && (
            <Fact term="Archived copy">
              <ExternalLink href={archived_url}>{archived_url}</ExternalLink>
            </Fact>
          )}
        </FactList>
      </div>
      <Section
        title="Facts that cite it"
        id="facts"
        note={`${counted(facts, 'fact')} on ${counted(records, 'page')}`}
      >
        <Table caption="Facts that cite it" className="data-table stacked">
          <TableHead columns={['Page', 'Type', 'Facts']} />
          <tbody>
            {citingRecords(source.facts).map(({ family, id, name, facts: words }) => (
              <tr key={`${family}-${id}`}>
                <th scope="row">
                  <RecordLink family={family} id={id} name={name} />
                </th>
                <td>{getWords(family).singular}</td>
                <td>{words.join('; ')}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </PageMain>
  )
}
