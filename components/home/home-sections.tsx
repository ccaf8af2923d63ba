import type { ReactNode } from 'react'
import { AuditSentence } from '@/components/about/audit-sentence'
import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { publicApiAddress } from '@/lib/client/public-address'
import { readSettings } from '@/lib/env'
import type { AuditFigures } from '@/lib/portal/about/audit-figures'
import type { Finding } from '@/lib/portal/home/findings'
import type { HomeData } from '@/lib/portal/home/load'
import type { News } from '@/lib/portal/home/news'
import type { AnsweredQuestion } from '@/lib/portal/home/questions'
import { highlights, type MonthlyChanges } from '@/lib/portal/versions/monthly-changes'
import { counted, formatCount } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { licenceName, needsArticle } from '@/lib/text/names'

export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <dl className="home-findings">
      {findings.map(({ number, total, text, link }) => (
        <div key={link.path}>
          <dt>
            {formatCount(number)} <span>of {formatCount(total)}</span>
          </dt>
          <dd>
            {text} <SiteLink href={link.path}>{link.text}</SiteLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-rule-strong border-t pt-3">
      <h2 className="mb-2 font-semibold font-serif text-[1.375rem] leading-tight">{title}</h2>
      {children}
    </section>
  )
}

export function Questions({ questions }: { questions: readonly AnsweredQuestion[] }) {
  return (
    <Part title="Questions people ask">
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {questions.map(({ question, answer, path }) => (
          <li key={question} className="border-rule border-b py-2.5">
            <SiteLink href={path} className="font-semibold font-serif text-[1.0625rem]">
              {question}
            </SiteLink>
            <p className="mt-0.5 text-[0.9375rem] leading-snug">{answer}</p>
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** The number of sentences about the newest changes. */
const shownSentences = 4

function MonthlyEvents({ changes }: { changes: MonthlyChanges }) {
  const news = highlights(changes).slice(0, shownSentences)
  if (news.length === 0) return null
  return (
    <>
      <h3 className="mt-4 mb-1 font-semibold text-note">Recorded in {formatDate(changes.month)}</h3>
      <ul className="border-rule border-t text-[0.9375rem]">
        {news.map(({ id, name, country, text }) => (
          <li key={id} className="border-rule border-b py-2.5 leading-snug">
            {country && `${country.name}: `}
            {needsArticle(name) && (country ? 'the ' : 'The ')}
            <RecordLink family="projects" id={id} name={name} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}

export function NewsPart({ news: { changes, statuses } }: { news: News }) {
  return (
    <Part title="Recently recorded">
      {statuses.length > 0 && (
        <>
          <h3 className="mb-1 font-semibold text-note">National wallets: newest evidence</h3>
          <ul className="text-[0.9375rem]">
            {statuses.map(({ id, title, country, status, date, source }) => (
              <li key={id} className="border-rule border-b py-2.5 leading-snug">
                {country && `${country}: `}
                <RecordLink family="projects" id={id} name={title} />{' '}
                <span className="block text-note">
                  <StatusMark status={status} />, as of <DateText date={date} />
                  {source && ` (source: ${source})`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {changes && <MonthlyEvents changes={changes} />}
      {changes && (
        <p className="mt-3 text-note">
          <SiteLink href="/changes">All changes</SiteLink>
        </p>
      )}
    </Part>
  )
}

export const TrustPart = ({ audits }: { audits: AuditFigures }) => (
  <Part title="How we checked this data">
    <AuditSentence audits={audits} />
  </Part>
)

export function SourcesPart({ sourceCount }: Pick<HomeData, 'sourceCount'>) {
  const { OPERATOR_NAME: name, OPERATOR_URL: url, CORRECTIONS: corrections } = readSettings()
  return (
    <Part title="Sources and corrections">
      <p>
        {sourceCount !== undefined && (
          <>
            Our facts come from{' '}
            <SiteLink href="/sources">{counted(sourceCount, 'public source')}</SiteLink>. Most facts
            link to their source; a ring marks those that have none.{' '}
          </>
        )}
        {name && (
          <>
            Run by <ExternalLink href={url}>{name}</ExternalLink>.{' '}
          </>
        )}
        Found a mistake? <SiteLink href="/about/corrections">Suggest a correction</SiteLink>.
        {corrections.kind !== 'issue' && ' You do not need an account.'}
      </p>
    </Part>
  )
}

export function DataPart({ terms, hasVersions }: Pick<HomeData, 'terms' | 'hasVersions'>) {
  return (
    <Part title="Data">
      <p>
        {terms && (
          <>
            Free to use under{' '}
            <ExternalLink href={terms.license.url}>
              {licenceName(terms.license.spdx_id)}
            </ExternalLink>
            :{' '}
          </>
        )}
        <SiteLink href="/downloads">downloads</SiteLink> and a read-only{' '}
        <SiteLink href="/developers">API</SiteLink> at{' '}
        <code className="font-sans [overflow-wrap:anywhere]">{publicApiAddress()}</code>.
        {hasVersions && (
          <>
            {' '}
            A published <SiteLink href="/versions">version</SiteLink> never changes, so the figures
            you cite stay the same.
          </>
        )}
      </p>
    </Part>
  )
}
