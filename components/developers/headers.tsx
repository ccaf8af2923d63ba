import { Fact, FactList } from '@/components/layout/fact-list'
import { MarkedCode } from '@/components/layout/marked-code'
import { Section } from '@/components/layout/section'
import { headerComponents } from '@/lib/contract/answer-headers'

/** The headers of responses and errors, each with its meaning and an example. */
export function Headers() {
  return (
    <Section id="headers" title="Headers" note="On all responses, including errors.">
      <FactList form="wide">
        {Object.entries(headerComponents).map(([name, { description, example }]) => (
          <Fact key={name} term={name}>
            <MarkedCode text={description} /> Example:{' '}
            <code className="[overflow-wrap:anywhere]">{example}</code>
          </Fact>
        ))}
      </FactList>
    </Section>
  )
}
