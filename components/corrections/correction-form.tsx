import { Fragment, type ReactNode } from 'react'
import { HostLink } from '@/components/layout/external-link'
import { Fact, FactList } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import type { Family } from '@/lib/contract/families'
import { limits, missing, trapName } from '@/lib/corrections/correction'
import type { CorrectionsAddress } from '@/lib/env'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import type { RecordFact } from '@/lib/portal/corrections/record-fact'
import { groupBy } from '@/lib/text/group-by'
import { getHost, safeHttpUrl } from '@/lib/text/safe-http-url'

function FactSources({ sources }: Pick<RecordFact, 'sources'>) {
  if (sources.length === 0) return <span className="note">No source</span>
  return (
    <span className="note">
      Source:{' '}
      {[...new Set(sources)].map((source, index) => (
        <Fragment key={source}>
          {index > 0 && ', '}
          <HostLink address={source} className="" />
        </Fragment>
      ))}
    </span>
  )
}

interface CurrentFactsProps {
  facts: readonly RecordFact[]
  /** The record as named in addresses. If it is given, each fact is a link to the form for it. */
  record?: string
}

/**
 * The facts that share a label. The label links to the form for a single fact; where several share it, the text of each
 * links to its own form.
 */
function labelled(label: string, facts: readonly RecordFact[], record: string | undefined) {
  const linked = (text: string, key: string) =>
    record ? <SiteLink href={correctionAddress(record, key)}>{text}</SiteLink> : text
  const [first] = facts
  const single = facts.length === 1
  return (
    <Fact key={label} term={single && first ? linked(label, first.key) : label}>
      {facts.map(({ key, text, sources }, index) => (
        <p key={key} className={index > 0 ? 'mt-2' : undefined}>
          {single ? text : linked(text, key)}
          <br />
          <FactSources sources={sources} />
        </p>
      ))}
    </Fact>
  )
}

export function CurrentFacts({ facts, record }: CurrentFactsProps) {
  return (
    <FactList form="wide">
      {[...groupBy(facts, ({ label }) => label)].map(([label, factsOfLabel]) =>
        labelled(label, factsOfLabel, record),
      )}
    </FactList>
  )
}

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

const fieldClass = 'mt-1 block w-full rounded border border-rule-strong bg-surface px-3 text-base'
const labelClass = 'block font-semibold'

interface CorrectionFormProps {
  /** The record as named in addresses: `projects/118`. */
  record: string
  facts: readonly RecordFact[]
  /**
   * The fact or group of facts that the address names; undefined if it names none, or if several facts share the
   * displayed name in the address.
   */
  named?: string
  to: CorrectionsAddress['kind']
}

function About({ record, facts, named }: CorrectionFormProps) {
  const onlyFact = facts.find(({ key }) => key === named)
  const another = named !== undefined && (
    <p className="note mt-1">
      <SiteLink href={correctionAddress(record)}>Choose another fact</SiteLink>
    </p>
  )
  if (onlyFact) {
    return (
      <div>
        <h2 className={labelClass}>What we publish now</h2>
        <CurrentFacts facts={facts} />
        <input type="hidden" name="fact" value={onlyFact.key} />
        {another}
      </div>
    )
  }
  return (
    <div>
      <label htmlFor="correction-fact" className={labelClass}>
        Which fact is wrong?
      </label>
      <select id="correction-fact" name="fact" required className={`${fieldClass} h-11`}>
        <option value="">Choose what is wrong</option>
        {[...groupBy(facts, ({ part }) => part)].map(([part, factsOfPart]) => (
          <optgroup key={part} label={factsOfPart[0]?.partTitle}>
            {factsOfPart.map((fact) => (
              <option key={fact.key} value={fact.key}>
                {optionText(fact)}
              </option>
            ))}
          </optgroup>
        ))}
        <option value={named ?? 'missing'}>Something that is missing</option>
      </select>
      {another}
    </div>
  )
}

interface Texts {
  right: string
  rightNote: string
  sourceNote: string
}

interface FormProps {
  record: string
  to: CorrectionsAddress['kind']
  texts: Texts
  needsSource?: boolean
  children?: ReactNode
}

/** A plain form that works without scripts. The public process handles its submission: `server/corrections/`. */
function Form({ record, to, texts, needsSource, children }: FormProps) {
  return (
    <form method="post" action="/corrections" className="max-w-[42em] space-y-6">
      <input type="hidden" name="record" value={record} />
      {children}
      <div>
        <label htmlFor="correction-right" className={labelClass}>
          {texts.right}
        </label>
        <p id="correction-right-note" className="note">
          {texts.rightNote} Do not include personal data, yours or anyone else’s.
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
          Source
        </label>
        <p id="correction-source-note" className="note">
          {texts.sourceNote}
        </p>
        <input
          id="correction-source"
          name="source"
          type="url"
          required={needsSource}
          maxLength={limits.source}
          placeholder="https://"
          aria-describedby="correction-source-note"
          className={`${fieldClass} h-11`}
        />
      </div>
      {/* A honeypot, visible only to programs that fill in every field and in browsers without styles. */}
      <div hidden>
        <label htmlFor="correction-trap">Leave this field empty</label>
        <input id="correction-trap" name={trapName} autoComplete="off" tabIndex={-1} />
      </div>
      <button type="submit" className="button strong">
        {to === 'file' ? 'Send' : 'Continue'}
      </button>
    </form>
  )
}

const correctionTexts: Texts = {
  right: 'What should it say?',
  rightNote: 'In a sentence or two.',
  sourceNote:
    'The address of a public page, ideally an official one. Without a source we can remove a fact, but not replace it.',
}

export const CorrectionForm = (props: CorrectionFormProps) => (
  <Form record={props.record} to={props.to} texts={correctionTexts}>
    <About {...props} />
  </Form>
)

const missingTexts: Texts = {
  right: 'What is missing?',
  rightNote: 'Its name, what it is and who runs it, in a sentence or two.',
  sourceNote: 'The address of a public page, ideally an official one.',
}

export const MissingRecordForm = ({ family, to }: { family: Family } & Pick<FormProps, 'to'>) => (
  <Form record={`${family}/${missing}`} to={to} texts={missingTexts} needsSource />
)
