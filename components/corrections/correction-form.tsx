import { SiteLink } from '@/components/layout/site-link'
import { limits, trapName } from '@/lib/corrections/correction'
import type { CorrectionsAddress } from '@/lib/env'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import type { RecordFact } from '@/lib/portal/corrections/record-fact'
import { CurrentFacts } from './current-facts'
import { FactChoice } from './fact-choice'

const fieldClass = 'mt-1 block w-full rounded border border-rule-strong bg-surface px-3 text-base'
const labelClass = 'block font-semibold'

interface CorrectionFormProps {
  /** The record as named in addresses: `projects/118`. */
  record: string
  /** The facts that the correction may be about. */
  facts: readonly RecordFact[]
  /**
   * The fact or group of facts that the address names; undefined if it names none, or if several facts share the
   * displayed name in the address.
   */
  named?: string
  to: CorrectionsAddress['kind']
}

/** Shows the one fact that the correction is about in full, or lets the visitor choose one of several. */
function About({ record, facts, named }: CorrectionFormProps) {
  const only = facts.find(({ key }) => key === named)
  const another = named !== undefined && (
    <p className="note mt-1">
      <SiteLink href={correctionAddress(record)}>Another fact of this record</SiteLink>
    </p>
  )
  if (only) {
    return (
      <div>
        <h2 className={labelClass}>What the record says now</h2>
        <CurrentFacts facts={facts} />
        <input type="hidden" name="fact" value={only.key} />
        {another}
      </div>
    )
  }
  return (
    <div>
      <label htmlFor="correction-fact" className={labelClass}>
        Which fact
      </label>
      <FactChoice
        id="correction-fact"
        facts={facts}
        rest={named ?? 'missing'}
        className={`${fieldClass} h-11`}
      />
      {another}
    </div>
  )
}

/**
 * A honeypot field, visible only to programs that fill in every field and in browsers without styles, where its label
 * says to leave it empty.
 */
function Trap() {
  return (
    <div hidden>
      <label htmlFor="correction-trap">Leave this field empty</label>
      <input id="correction-trap" name={trapName} autoComplete="off" tabIndex={-1} />
    </div>
  )
}

/** A plain form that works without scripts. The public process handles its submission: `server/corrections/`. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { record, to } = props
  return (
    <form method="post" action="/corrections" className="max-w-[42em] space-y-6">
      <input type="hidden" name="record" value={record} />
      <About {...props} />
      <div>
        <label htmlFor="correction-right" className={labelClass}>
          What is right
        </label>
        <p id="correction-right-note" className="note">
          In a sentence or two. Please no personal data, neither yours nor anyone else’s.
        </p>
        <textarea
          id="correction-right"
          name="right"
          rows={5}
          required
          maxLength={limits.right}
          aria-describedby="correction-right-note"
          className={`${fieldClass} py-2`}
        />
      </div>
      <div>
        <label htmlFor="correction-source" className={labelClass}>
          Where it says so
        </label>
        <p id="correction-source-note" className="note">
          The address of a public page, ideally an official one. Leave it empty if there is none: a
          fact can be removed without a source, but not replaced.
        </p>
        <input
          id="correction-source"
          name="source"
          type="url"
          maxLength={limits.source}
          placeholder="https://"
          aria-describedby="correction-source-note"
          className={`${fieldClass} h-11`}
        />
      </div>
      <Trap />
      <button
        type="submit"
        className="h-11 cursor-pointer rounded bg-accent px-6 font-semibold text-paper"
      >
        {to === 'file' ? 'Send the correction' : 'Continue'}
      </button>
    </form>
  )
}
