import { DateText } from '@/components/layout/date-text'
import { HostLink } from '@/components/layout/host-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import type { Answer, AnswerRow, AnswerStatus } from '@/lib/portal/search/answers/answer'
import { formatCount } from '@/lib/text/counted'

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

function Rows({ rows, path, more }: Pick<Answer, 'rows' | 'path' | 'more'>) {
  if (rows.length === 0) return null
  return (
    <ul className="answer-rows">
      {rows.map(({ name, path: own, status, note }: AnswerRow) => (
        <li key={own}>
          <span>
            <SiteLink href={own}>{name}</SiteLink>
            {note && <span className="text-muted text-note"> {note}</span>}
          </span>
          {status && <StatusMark status={status} />}
        </li>
      ))}
      {more !== undefined && (
        <li>
          <SiteLink href={path}>{formatCount(more)} more</SiteLink>
        </li>
      )}
    </ul>
  )
}

/** The answer to the search, in a frame above the results. */
export function SearchAnswer({ answer }: { answer: Answer }) {
  const { title, path, status, text, number, rows, more, links, corrected } = answer
  return (
    <section className="search-answer" aria-label="Answer">
      <div className="min-w-0">
        {corrected && <p className="mb-1 text-muted text-note">Answer for “{corrected}”</p>}
        <h2>
          <SiteLink href={path}>{title}</SiteLink>
        </h2>
        {status && <Status status={status} />}
        {text && <p className="mt-1.5 max-w-[44em]">{text}</p>}
        <Rows rows={rows} path={path} more={more} />
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
