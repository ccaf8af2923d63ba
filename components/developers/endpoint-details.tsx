'use client'

import { Fragment } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { MarkedCode } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'

export interface ParametersProps {
  otherParameters: readonly { name: string; text: string; note: string }[]
  filters: readonly { name: string; text: string }[]
  /** The filters that can require any or all of their values. */
  matches: readonly string[]
}

/** On phones a long name is broken after an underscore. */
const ParameterName = ({ name }: { name: string }) => (
  <code>
    {name.split(/(?<=_)/).map((part, index) => (
      <Fragment key={part}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </code>
)

/**
 * The parameters of an endpoint. A client component, because the payload of a page then has the texts without their
 * markup.
 */
export function Parameters({ otherParameters, filters, matches }: ParametersProps) {
  return (
    <>
      {otherParameters.length > 0 && (
        <Section title="Parameters">
          <FactList form="wide">
            {otherParameters.map(({ name, text, note }) => (
              <Fact key={name} term={<ParameterName name={name} />}>
                <MarkedCode text={text} />. <span className="text-muted">{note}</span>
              </Fact>
            ))}
          </FactList>
        </Section>
      )}
      {filters.length > 0 && (
        <Section
          title="Filters"
          note={
            <>
              Separate values with commas. The value <code>none</code> finds projects whose value is
              not disclosed. See{' '}
              <SiteLink href="/developers/guides/filtering">Filter and sort</SiteLink>.
            </>
          }
        >
          <FactList form="wide">
            {filters.map(({ name, text }) => (
              <Fact key={name} term={<ParameterName name={name} />}>
                <MarkedCode text={text} />
              </Fact>
            ))}
            <Fact term={<code>…_match</code>}>
              “any” or “all”: whether a project must match any or all values of the filter. Defaults
              to “any”. For {matches.join(', ')}.
            </Fact>
          </FactList>
        </Section>
      )}
    </>
  )
}

/** Longer lists and objects have a line for each value. */
const maxLineLength = 72

/** Formats JSON with short lists and objects on one line. */
function format(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const parts = Object.entries(value).map(([name, content]) =>
    isList ? format(content, inner) : `${JSON.stringify(name)}: ${format(content, inner)}`,
  )
  const [start, end] = isList ? ['[', ']'] : ['{', '}']
  const line = isList || parts.length === 0 ? parts.join(', ') : ` ${parts.join(', ')} `
  return line.length <= maxLineLength && !line.includes('\n')
    ? start + line + end
    : `${start}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${end}`
}

export const Scrollable = ({ label, text }: { label: string; text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable.
  <section className="answer mt-2" tabIndex={0} aria-label={label}>
    <pre className="code">{text}</pre>
  </section>
)

/** A value as indented JSON. A client component, because the payload of a page then has the value without its indentation. */
export const JsonExample = ({ value }: { value: unknown }) => (
  <Scrollable label="Example response" text={format(value)} />
)
