import type { RecordFact } from '@/lib/portal/corrections/record-fact'
import { groupBy } from '@/lib/text/group-by'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'

/** Longer texts are cut here; the page shows them in full below the form. */
const maxLength = 70

const shortened = (text: string): string => {
  const characters = [...text]
  return characters.length <= maxLength ? text : `${characters.slice(0, maxLength).join('')} …`
}

/** A fact and the host of its first source: `Launched: May 2021 (example.org)`. */
function optionText({ label, text, sources }: RecordFact): string {
  const url = safeHttpUrl(sources[0])
  return `${label}: ${shortened(text)}${url ? ` (${getHost(url)})` : ''}`
}

interface FactChoiceProps {
  facts: readonly RecordFact[]
  /** The name that is sent if the correction concerns none of the listed facts. */
  rest: string
  id: string
  className: string
}

/** A choice of the facts of a record, grouped by the sections of its profile. */
export function FactChoice({ facts, rest, id, className }: FactChoiceProps) {
  return (
    <select id={id} name="fact" required className={className}>
      <option value="">Choose what is wrong</option>
      {[...groupBy(facts, ({ part }) => part)].map(([part, own]) => (
        <optgroup key={part} label={own[0]?.partTitle}>
          {own.map((fact) => (
            <option key={fact.key} value={fact.key}>
              {optionText(fact)}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={rest}>Something that is missing</option>
    </select>
  )
}
