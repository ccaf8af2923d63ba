import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import type { Terms } from '@/lib/contract/terms'
import { readSettings } from '@/lib/env'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { OperatorSection } from './operator'

function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[48em]">
      <FactList>{children}</FactList>
    </div>
  )
}

/** Shows a text, as a link if it is a web or e-mail address. */
function TextOrLink({ text }: { text: string }) {
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(text)) return <a href={`mailto:${text}`}>{text}</a>
  return safeHttpUrl(text) ? <ExternalLink href={text}>{text}</ExternalLink> : text
}

/** Replaces the attribution at the start of a text with a reference to the attribution shown above. */
function withoutRepeating(text: string, attribution: string): string {
  if (text === attribution) return 'The attribution above, unchanged.'
  return text.startsWith(attribution)
    ? `The attribution above, then: “${text.slice(attribution.length).trim()}”`
    : text
}

function Attribution({ terms }: { terms: Terms }) {
  const { required, text, components } = terms.attribution
  return (
    <Section
      sideTitle
      title="Attribution"
      note={required ? 'You must give this credit.' : 'Please give this credit.'}
    >
      <Prose>
        <p className="border-rule border-l-2 pl-4 font-serif">{text}</p>
      </Prose>
      <div className="mt-4">
        <Facts>
          {!text.includes(components.credit) && <Fact term="Credit">{components.credit}</Fact>}
          <Fact term="Changes">{components.indicate_changes}</Fact>
          <Fact term="Web of Trust">
            <TextOrLink text={components.links.web_of_trust} />
          </Fact>
          <Fact term="Key State">
            <TextOrLink text={components.links.key_state} />
          </Fact>
          <Fact term="Licence">
            <TextOrLink text={components.links.license} />
          </Fact>
        </Facts>
      </div>
    </Section>
  )
}

function Usage({ guidelines }: { guidelines: Terms['usage_guidelines'] }) {
  return (
    <Section sideTitle title="What you may do">
      <Facts>
        <Fact term="Commercial use">{guidelines.commercial_use}</Fact>
        <Fact term="Distribution">{guidelines.distribution}</Fact>
        <Fact term="Modification">{guidelines.modification}</Fact>
        <Fact term="Private use">{guidelines.private_use}</Fact>
      </Facts>
      <h3 className="mt-6 mb-2 font-semibold">What you must do</h3>
      <Prose>
        <ul>
          {guidelines.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  )
}

interface AttributionProps {
  /** The full attribution, which other texts of the terms tend to repeat. */
  attribution: string
}

function Examples({
  examples,
  attribution,
}: AttributionProps & { examples: NonNullable<Terms['examples']> }) {
  return (
    <Section sideTitle title="Ways to credit">
      <Facts>
        <Fact term="Minimal">{examples.minimal}</Fact>
        <Fact term="Standard">{examples.standard}</Fact>
        <Fact term="Full">{withoutRepeating(examples.full, attribution)}</Fact>
        <Fact term="With changes">
          {withoutRepeating(examples.with_modifications, attribution)}
        </Fact>
      </Facts>
    </Section>
  )
}

function Api({ api }: { api: Terms['api_specific'] }) {
  return (
    <Section sideTitle id="api" title="Using the API">
      <Prose>
        <p>{api.fair_use}</p>
      </Prose>
      <div className="mt-4">
        <Facts>
          <Fact term="General limit">{api.rate_limits.general}</Fact>
          <Fact term="Search limit">{api.rate_limits.search}</Fact>
          <Fact term="Graph limit">{api.rate_limits.graph}</Fact>
        </Facts>
      </div>
      <p className="mt-3 max-w-[42em] text-muted text-note">
        Each response repeats the licence and the attribution in its headers, <code>X-License</code>{' '}
        and <code>X-Attribution</code>.
      </p>
    </Section>
  )
}

/** All of the terms, as given by the API. */
export function TermsText({ terms }: { terms: Terms }) {
  return (
    <PageMain section="terms">
      <div className="pt-9">
        <PageTitle>Terms and licence</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          The data is licensed under{' '}
          <ExternalLink href={terms.license.url}>{terms.license.name}</ExternalLink> (
          {terms.license.spdx_id}). You may use it for any purpose if you credit it.
        </p>
        <p className="mt-2 text-muted text-note">
          Last updated <DateText date={terms.last_updated} />
        </p>
      </div>
      <Attribution terms={terms} />
      <Usage guidelines={terms.usage_guidelines} />
      {terms.examples && (
        <Examples examples={terms.examples} attribution={terms.attribution.text} />
      )}
      <Api api={terms.api_specific} />
      <OperatorSection operator={readSettings()} />
      <Section sideTitle id="contact" title="Contact">
        <Facts>
          <Fact term="Questions">
            <TextOrLink text={terms.contact.questions} />
          </Fact>
          <Fact term="Website">
            <TextOrLink text={terms.contact.website} />
          </Fact>
          <Fact term="Corrections">
            <TextOrLink text={terms.contact.issues} />
          </Fact>
        </Facts>
      </Section>
      <Section sideTitle title="Disclaimer">
        <Prose>
          <p>{terms.disclaimer}</p>
        </Prose>
      </Section>
    </PageMain>
  )
}
