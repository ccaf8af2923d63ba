import { HostLink } from '@/components/layout/host-link'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import type { AuditDraw, AuditedFact, Audits } from '@/lib/contract/audits'
import { drawSummary, fieldName, verdictNames } from '@/lib/portal/about/audit-words'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'

function Method() {
  return (
    <Section sideTitle id="method" title="How we audit">
      <Prose>
        <p>
          We draw 100 facts at random, at most one per project. The same seed and data give the same
          draw. We look up each fact in the page it cites, with one of four verdicts.
        </p>
        <ul>
          <li>
            <strong>{verdictNames.supported}:</strong> we read a copy of the page, and it confirms
            the fact.
          </li>
          <li>
            <strong>{verdictNames.plausible}:</strong> we could read no copy of the page, or only
            its beginning. Nothing we found contradicts the fact, and the address fits.
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
          elsewhere. We read stored copies of the pages, of different ages, not the pages as they
          are today.
        </p>
      </Prose>
    </Section>
  )
}

function FactRow({ fact }: { fact: AuditedFact }) {
  const { project, field, value, verdict, source, why, correction } = fact
  return (
    <tr>
      <td>
        {project.id ? (
          <RecordLink family="projects" id={project.id} name={project.name} />
        ) : (
          project.name
        )}
        <br />
        <span className="wrap-anywhere text-muted text-note">
          {fieldName(field)}: {value}
        </span>
      </td>
      <td>{verdictNames[verdict] ?? verdict}</td>
      <td>
        <HostLink address={source} />
      </td>
      <td className="lg:w-[38%]">
        {why} {correction && <em>{correction}</em>}
      </td>
    </tr>
  )
}

function Draw({ draw, number }: { draw: AuditDraw; number: number }) {
  return (
    <section aria-labelledby={`draw-${draw.seed}`} className="mt-6">
      <h3 id={`draw-${draw.seed}`} className="font-semibold text-[1.0625rem]">
        Draw {number}, seed {draw.seed}
      </h3>
      <p className="mt-1 mb-3 max-w-[44em]">{drawSummary(draw)}</p>
      <details className="fold">
        <summary>Show {counted(draw.facts.length, 'fact')} with verdict, source and reason</summary>
        <table className="data-table stacked">
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Verdict</th>
              <th scope="col">Source</th>
              <th scope="col">Reason</th>
            </tr>
          </thead>
          <tbody>
            {draw.facts.map((fact) => (
              <FactRow key={`${fact.project.name} ${fact.field}`} fact={fact} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** The findings of the audits of the facts. `audits` is undefined if the server publishes none. */
export function AuditsText({ audits }: { audits: Audits | undefined }) {
  return (
    <PageMain section="about">
      <div className="pt-9">
        <PageTitle>Audits of the facts</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          We look up random facts in their sources and publish what we find.
        </p>
      </div>
      <Method />
      {audits?.data.map(({ date, draws }) => (
        <Section key={date} id={date} title={`Audit of ${formatDate(date)}`}>
          {draws.map((draw, index) => (
            <Draw key={draw.seed} draw={draw} number={index + 1} />
          ))}
        </Section>
      ))}
      {!audits?.data.length && (
        <Section sideTitle id="none" title="No audits">
          <Prose>
            <p>The API behind this site does not publish audits.</p>
          </Prose>
        </Section>
      )}
    </PageMain>
  )
}
