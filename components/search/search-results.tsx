import { Fragment } from 'react'
import { DateText } from '@/components/layout/date-text'
import { HostLink, HostNote } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { SkipLink } from '@/components/layout/skip-link'
import { StatusMark } from '@/components/layout/status-mark'
import { PageLinks } from '@/components/list/page-links'
import { families, getWords } from '@/lib/contract/families'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import type { Answer, AnswerRow, AnswerStatus } from '@/lib/portal/search/answers/answer'
import type { CountedGroup, SearchPage } from '@/lib/portal/search/load'
import type { SearchFacet } from '@/lib/portal/search/search-facets'
import { type SearchFilters, searchAddress } from '@/lib/portal/search/search-query'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { pastListAddress } from '@/lib/portal/versions/cite/past-list-address'
import { counted, formatCount } from '@/lib/text/counted'
import { searchLabel } from '@/lib/text/labels'
import { SearchBox } from './search-box'
import { Result } from './search-result'

function FacetLinks({ options }: Pick<SearchFacet, 'options'>) {
  return (
    <ul>
      {options.map(({ name, count, path, isChosen }) => (
        <li key={name}>
          <SiteLink href={path} aria-current={isChosen ? 'true' : undefined}>
            {isChosen && <span aria-hidden>✕ </span>}
            {name}
            <span className="sr-only">
              : {formatCount(count)}
              {isChosen && ' (remove this filter)'}
            </span>
          </SiteLink>{' '}
          <span aria-hidden>{formatCount(count)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Folded on phones, where they are before the results. */
function SearchFacets({ facets }: { facets: readonly SearchFacet[] }) {
  const chosen = facets.flatMap(({ options }) => options.filter(({ isChosen }) => isChosen))
  return (
    <details className="search-facets fold on-phones screen-only" aria-label="Filters">
      <summary>{['Filter', ...chosen.map(({ name }) => name)].join(' · ')}</summary>
      <nav aria-label="Filter the results">
        <h2 className="sr-only">Filters</h2>
        {facets.map(({ title, options, more }) => (
          <section key={title}>
            <h3>{title}</h3>
            <FacetLinks options={options} />
            {more.length > 0 && (
              <details>
                <summary className="py-1 text-note">
                  Show {formatCount(more.length)} more
                  <span className="sr-only">: {title}</span>
                </summary>
                <FacetLinks options={more} />
              </details>
            )}
          </section>
        ))}
      </nav>
    </details>
  )
}

function Status({ status: { value, date, source } }: { status: AnswerStatus }) {
  return (
    <p className="mt-1.5">
      <StatusMark status={value} />{' '}
      <span className="text-muted text-note">
        {date && (
          <>
            as of <DateText date={date} />
          </>
        )}
        {date && source && ', '}
        {source && <HostLink address={source} />}
      </span>
    </p>
  )
}

type RowsProps = Pick<Answer, 'title' | 'rows' | 'rowNoun' | 'order' | 'path' | 'more' | 'listPath'>

function Rows(props: RowsProps) {
  const { title, rows, rowNoun = `(${title})`, order, path, more, listPath = path } = props
  if (rows.length === 0) return null
  return (
    <>
      {order && <p className="note mt-2.5">{order}</p>}
      <ul className="answer-rows">
        {rows.map(({ name, path: own, status, note, source }: AnswerRow) => (
          <li key={own}>
            <SiteLink href={own}>{name}</SiteLink>
            {status && (
              <span>
                <span className="sr-only">, </span>
                <StatusMark status={status} />
              </span>
            )}
            {(note || source) && (
              <span>
                <span className="sr-only">, </span>
                {note && <span className="text-muted text-note">{note}</span>}
                <HostNote address={source} />
              </span>
            )}
          </li>
        ))}
        {more !== undefined && (
          <li>
            <SiteLink href={listPath}>
              Show all {formatCount(rows.length + more)}
              <span className="sr-only"> {rowNoun}</span>
            </SiteLink>
          </li>
        )}
      </ul>
    </>
  )
}

function SearchAnswer({ answer }: { answer: Answer }) {
  const { title, path, listPath = path, status, text, number, more, corrected, ignored } = answer
  // The last row already leads to the whole list.
  const links = answer.links.filter((link) => more === undefined || link.path !== listPath)
  return (
    <section className="search-answer" aria-label="Answer">
      <div className="min-w-0">
        {(corrected || ignored) && (
          <p className="mb-1 text-muted text-note">
            {[corrected && `Answer for “${corrected}”`, ignored && `Not considered: “${ignored}”`]
              .filter(Boolean)
              .join('. ')}
          </p>
        )}
        <h2>
          <SiteLink href={path}>{title}</SiteLink>
        </h2>
        {status && <Status status={status} />}
        {text && <p className="mt-1.5 max-w-[44em]">{text}</p>}
        <Rows {...answer} />
        {links.length > 0 && (
          <p className="mt-3 flex flex-wrap gap-x-4 text-note">
            {links.map((link) => (
              <SiteLink key={link.text} href={link.path}>
                {link.text}
              </SiteLink>
            ))}
          </p>
        )}
      </div>
      {number && (
        <p className="number">
          {formatCount(number.value)} <span>{number.text}</span>
        </p>
      )}
    </section>
  )
}

interface GroupProps {
  group: CountedGroup
  /** True if there are no others, so that the number above is that of the group. */
  isOnly: boolean
}

function Group({ group, isOnly }: GroupProps) {
  const { title, hits, count, more, fullList } = group
  return (
    <Section title={title} note={isOnly ? undefined : counted(count, 'result')}>
      <ul className="search-results">
        {hits.map((hit, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a key with the address would be part of the payload.
          <Result key={at} hit={hit} />
        ))}
      </ul>
      {(more || fullList) && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-note">
          {more && <SiteLink href={more}>More results in {title}</SiteLink>}
          {fullList && (
            <SiteLink href={fullList.path}>
              {title} whose names match: {formatCount(fullList.count)}
            </SiteLink>
          )}
        </p>
      )}
    </Section>
  )
}

const SuggestMissing = () => (
  <>
    Suggest <SiteLink href={missingRecordAddress('projects')}>a project</SiteLink> or{' '}
    <SiteLink href={missingRecordAddress('entities')}>an organization</SiteLink> that is missing.
  </>
)

function NothingFound() {
  return (
    <div className="mt-5">
      <Prose>
        <p>What you can do:</p>
        <ul>
          <li>Try fewer words, part of the name, or the English name.</li>
          <li>
            Browse the <SiteLink href="/wallets">national wallets</SiteLink>,{' '}
            <SiteLink href="/projects">projects</SiteLink>,{' '}
            <SiteLink href="/entities">organizations</SiteLink> or{' '}
            <SiteLink href="/countries">countries</SiteLink>.
          </li>
          <li>
            <SuggestMissing />
          </li>
        </ul>
      </Prose>
    </div>
  )
}

/** A note that the search covers only current data, with links to the lists of the version, which can be searched. */
function OfToday({ query, version }: { query: string | undefined; version: string }) {
  return (
    <p className="mt-4 max-w-[46em] border-warn border-l-2 pl-3">
      You are searching today’s data. To search version{' '}
      <SiteLink href={versionAddress(version)}>{version}</SiteLink>, open one of its lists:{' '}
      {families.map((family, place) => (
        <Fragment key={family}>
          {place > 0 && ', '}
          <SiteLink href={pastListAddress(version, family, { q: query, page: 1, filters: {} })}>
            {getWords(family).plural}
          </SiteLink>
        </Fragment>
      ))}
      .
    </p>
  )
}

function Results(results: Omit<Props, 'version'> & SearchPage) {
  const { query = '', filters, groups, facets, total, page, pages } = results
  const hasExcerpts = groups.some(({ hits }) => hits.some(({ snippet }) => snippet))
  return (
    <div className="search-page">
      {facets.length > 0 && (
        <>
          <SkipLink to="results">Skip to results</SkipLink>
          <SearchFacets facets={facets} />
        </>
      )}
      <div className="min-w-0">
        <p id="results" tabIndex={-1} className="mt-6 font-semibold outline-none" role="status">
          {counted(total, 'result')}
        </p>
        {hasExcerpts && (
          <p className="note">Excerpts are from descriptions, which may be AI-written text.</p>
        )}
        {groups.map((group) => (
          <Group key={group.family} group={group} isOnly={groups.length === 1} />
        ))}
        {pages > 1 && (
          <PageLinks
            page={page}
            pages={pages}
            renderLink={(number, link) => (
              <SiteLink {...link} href={searchAddress(query, filters, number)} />
            )}
          />
        )}
      </div>
    </div>
  )
}

interface Props {
  query?: string
  filters: SearchFilters
  version?: string
}

function getTitle(query: string | undefined, isNothing: boolean): string {
  if (query === undefined) return searchLabel
  return isNothing ? `No results for “${query}”` : `Search: “${query}”`
}

export function SearchResults({ version, ...results }: Props & SearchPage) {
  const { query, answer, groups, fallback } = results
  const isEmpty = groups.length === 0
  const isNothing = query !== undefined && isEmpty && !answer
  return (
    <PageMain title={getTitle(query, isNothing)}>
      {query === undefined && (
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          Type a name or part of one, or ask a question: “which countries use mDL”. Small
          misspellings are fine, and countries and well-known laws can be found in other languages
          too.
        </p>
      )}
      <div className="screen-only mt-5 max-w-[35rem]">
        <SearchBox key={query} large initial={query} />
      </div>
      {version && <OfToday query={query} version={version} />}
      {answer && <SearchAnswer answer={answer} />}
      {isNothing && <NothingFound />}
      {fallback === 'misspelled' && (
        <p className="mt-5 max-w-[46em]">No results for “{query}”. Similar names:</p>
      )}
      {fallback === 'some words' && (
        <p className="mt-5 max-w-[46em]">
          No results with all words of “{query}”. These have some of them:
        </p>
      )}
      {!isEmpty && <Results {...results} />}
      {fallback === 'some words' && (
        <p className="note screen-only mt-8">
          <SuggestMissing />
        </p>
      )}
    </PageMain>
  )
}
