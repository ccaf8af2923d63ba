import { PageMain } from '@/components/layout/page-main'
import { TextSection } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import {
  type AuditDraw,
  type AuditedFact,
  type Audits,
  type Verdict,
  verdicts,
} from '@/lib/contract/audits'
import { getDrawPath, summarizeDraw, verdictNames } from '@/lib/portal/about/audit-words'
import { fieldLabel } from '@/lib/portal/versions/change-words'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { groupBy } from '@/lib/text/group-by'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { AuditedFacts, type FactRow } from './audited-facts'

/** From the best verdict to the worst. */
const ranks: readonly string[] = verdicts

const confirming: ReadonlySet<string> = new Set<Verdict>(['supported', 'plausible'])

function factRow({
  project,
  field,
  value,
  verdict,
  source,
  why,
  correction,
}: AuditedFact): FactRow {
  return {
    project: project.id ? [project.name, project.id] : [project.name],
    fact: `${fieldLabel(field)}: ${value}`,
    verdict: verdictNames[verdict] ?? verdict,
    source: safeHttpUrl(source)?.href ?? source,
    why,
    ...(correction ? { correction } : {}),
  }
}

interface DrawProps {
  date: string
  draw: AuditDraw
  number: number
}

/** The facts of a draw whose sources do not confirm them; the page of the draw has all. */
function DrawSummary({ date, draw, number }: DrawProps) {
  const doubted = draw.facts.filter(({ verdict }) => !confirming.has(verdict))
  return (
    <section aria-labelledby={`draw-${draw.seed}`} className="mt-6">
      <h3 id={`draw-${draw.seed}`} className="font-semibold text-[1.0625rem]">
        Draw {number}, seed {draw.seed}
      </h3>
      <p className="mt-1 mb-3 max-w-[44em]">
        {summarizeDraw(draw)}{' '}
        <SiteLink href={getDrawPath(date, number)}>
          {`Show ${counted(draw.facts.length, 'fact')} with verdict, source and reason`}
        </SiteLink>
      </p>
      {doubted.length > 0 && (
        <AuditedFacts
          caption="Facts that their sources do not confirm"
          rows={doubted.map(factRow)}
        />
      )}
    </section>
  )
}

/** Sections with more facts are folded. */
const maxUnfolded = 24

function Facts({ verdict, facts }: { verdict: string; facts: readonly AuditedFact[] }) {
  const table = <AuditedFacts caption={verdict} rows={facts.map(factRow)} />
  if (facts.length <= maxUnfolded) return table
  return (
    <details className="fold">
      <summary>
        Show {counted(facts.length, 'fact')}
        <span className="sr-only">: {verdict}</span>
      </summary>
      {table}
    </details>
  )
}

/** All facts of a draw by verdict. The verdicts that need the most attention come first. */
export function DrawPage({ date, draw, number }: DrawProps) {
  const byVerdict = [...groupBy(draw.facts, ({ verdict }) => verdict)]
  return (
    <PageMain title={`Audit of ${formatDate(date)}, draw ${number}`}>
      <p className="mt-3 max-w-[38em] font-serif text-lede">{summarizeDraw(draw)}</p>
      <p className="mt-3">
        <SiteLink href="/about/audits#method">How we audit</SiteLink>
      </p>
      {byVerdict
        .toSorted(([verdictA], [verdictB]) => ranks.indexOf(verdictB) - ranks.indexOf(verdictA))
        .map(([verdict, facts]) => {
          const title = verdictNames[verdict] ?? verdict
          return (
            <Section key={verdict} title={title} id={verdict}>
              <Facts verdict={title} facts={facts} />
            </Section>
          )
        })}
    </PageMain>
  )
}

/** The findings of the audits of the facts. `audits` is undefined if the server publishes none. */
export function AuditsText({ audits }: { audits: Audits | undefined }) {
  return (
    <PageMain title="Audits of the facts">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        We check facts, chosen at random, against their sources and publish what we find.
      </p>
      <TextSection id="method" title="How we audit">
        <p>
          We draw 100 facts at random, at most one per project. We look up each fact on the page it
          cites, and give one of four verdicts. With the same seed and data, anyone gets the same
          draw.
        </p>
        <ul>
          <li>
            <strong>{verdictNames.supported}:</strong> we read a copy of the page, and it confirms
            the fact.
          </li>
          <li>
            <strong>{verdictNames.plausible}:</strong> we could not read the page, or only its
            beginning. Its address fits, and nothing we found contradicts the fact.
          </li>
          <li>
            <strong>{verdictNames.wrong}:</strong> the page contradicts the fact.
          </li>
          <li>
            <strong>{verdictNames.unconfirmed}:</strong> what we read does not confirm the fact.
          </li>
        </ul>
        <p>
          We correct or remove facts that are wrong or not confirmed, and look for the same error
          elsewhere. We read stored copies of the pages, which may differ from the pages today.
        </p>
      </TextSection>
      {audits?.data.map(({ date, draws }) => (
        <Section key={date} id={date} title={`Audit of ${formatDate(date)}`}>
          {draws.map((draw, index) => (
            <DrawSummary key={draw.seed} date={date} draw={draw} number={index + 1} />
          ))}
        </Section>
      ))}
      {!audits?.data.length && (
        <TextSection id="none" title="No audits">
          <p>The API behind this site does not publish audits.</p>
        </TextSection>
      )}
    </PageMain>
  )
}
