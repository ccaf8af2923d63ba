import { HostLink } from '@/components/layout/host-link'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import type { AuditDraw, AuditedFact, Audits } from '@/lib/contract/audits'
import { drawSummary, verdictNames } from '@/lib/portal/about/audit-words'
import { fieldLabel } from '@/lib/portal/versions/change-words'
import { counted } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'

function Method() {
  return (
    <Section sideTitle id="method" title="How we audit">
      <Prose>
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
          {fieldLabel(field)}: {value}
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
