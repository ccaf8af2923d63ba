import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { PageMain } from '@/components/layout/page-main'
import { Prose, TextSection } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import type { Terms } from '@/lib/contract/terms'
import { readSettings } from '@/lib/env'
import { licenceName } from '@/lib/text/names'
import { safeHttpUrl } from '@/lib/text/safe-http-url'
import { OperatorSection } from './operator'

function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[48em]">
      <FactList>{children}</FactList>
    </div>
  )
}

const isEmail = (text: string): boolean => /^[^\s@:/]+@[^\s@:/]+$/.test(text)

const isAddress = (text: string): boolean => isEmail(text) || safeHttpUrl(text) !== undefined

/** Shows a text, as a link if it is a web or e-mail address. */
function TextOrLink({ text }: { text: string }) {
  if (isEmail(text)) return <a href={`mailto:${text}`}>{text}</a>
  return safeHttpUrl(text) ? <ExternalLink href={text}>{text}</ExternalLink> : text
}

/** Replaces the attribution at the start of a text with a reference to the full credit above. */
const withoutRepeating = (text: string, attribution: string): string =>
  text.startsWith(attribution)
    ? `The full credit above, then: “${text.slice(attribution.length).trim()}”`
    : text

/** All of the terms, as given by the API. */
export function TermsText({ terms }: { terms: Terms }) {
  const { license, attribution, usage_guidelines: usage, examples, api_specific: api } = terms
  const { questions, website, issues } = terms.contact
  return (
    <PageMain title="Terms and licence">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        The data is licensed under <ExternalLink href={license.url}>{license.name}</ExternalLink> (
        {licenceName(license.spdx_id)}). You may use it for any purpose if you credit it.
      </p>
      <p className="mt-2 text-muted text-note">
        Last updated <DateText date={terms.last_updated} />
      </p>
      <Section sideTitle title="What you may do">
        <Facts>
          <Fact term="Commercial use">{usage.commercial_use}</Fact>
          <Fact term="Distribution">{usage.distribution}</Fact>
          <Fact term="Modification">{usage.modification}</Fact>
          <Fact term="Private use">{usage.private_use}</Fact>
        </Facts>
      </Section>
      <TextSection
        id="credit"
        title={attribution.required ? 'What you must do' : 'What we ask you to do'}
      >
        <p>If you publish or share the data, or something based on it:</p>
        <ol>
          {usage.requirements.map((requirement) => (
            <li key={requirement}>{requirement}</li>
          ))}
        </ol>
        <p>This text gives the full credit:</p>
        <p className="border-rule border-l-2 pl-4 font-serif">{attribution.text}</p>
        <p>{attribution.components.indicate_changes}</p>
      </TextSection>
      {examples && (
        <Section sideTitle title="Examples">
          <Facts>
            <Fact term="If space is short">{examples.minimal}</Fact>
            <Fact term="In a text or report">{examples.standard}</Fact>
            {examples.full !== attribution.text && <Fact term="Full credit">{examples.full}</Fact>}
            <Fact term="If you changed the data">
              {withoutRepeating(examples.with_modifications, attribution.text)}
            </Fact>
          </Facts>
          <p className="mt-3 max-w-[42em] text-muted text-note">
            A short credit may link to a page that has the full one, such as this page.
          </p>
        </Section>
      )}
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
          Each response repeats the licence and the credit in the headers <code>X-License</code> and{' '}
          <code>X-Attribution</code>.
        </p>
      </Section>
      <OperatorSection operator={readSettings()} />
      <Section sideTitle id="contact" title="Contact">
        <Facts>
          {isAddress(questions) && (
            <Fact term="Questions">
              <TextOrLink text={questions} />
            </Fact>
          )}
          <Fact term="Website">
            <TextOrLink text={website} />
          </Fact>
          <Fact term="Corrections">
            <TextOrLink text={issues} />
          </Fact>
        </Facts>
      </Section>
      <TextSection title="Disclaimer">
        <p>{terms.disclaimer}</p>
      </TextSection>
    </PageMain>
  )
}
