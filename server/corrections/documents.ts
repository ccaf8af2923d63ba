/** The pages with which the public process itself responds to a correction: its faults, or the message to send. */
import type { Family } from '@/lib/contract/families'
import {
  type fieldNames,
  isMissing,
  limits,
  parseRecord,
  recordAddress,
  type trapName,
} from '@/lib/corrections/correction'
import type { Message } from '@/lib/corrections/message'
import { escapeXml } from '@/lib/text/xml'

/** The submitted values by field name, limited to the form's own fields. */
export type FormValues = Record<(typeof fieldNames)[number] | typeof trapName, string>

const escapeLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(escapeXml)
    .join('\n')

const hidden = (name: string, value: string): string =>
  value === '' ? '' : `<input type="hidden" name="${name}" value="${escapeLines(value)}">\n`

/** The form with the submitted values filled in. Its honeypot field is empty again. */
const getForm = ({
  record,
  fact,
  right,
  source,
}: FormValues): string => `<form method="post" action="/corrections">
${hidden('record', record)}${hidden('fact', fact)}<label for="right">${isMissing(record) ? 'What is missing?' : 'What should it say?'}</label>
<textarea id="right" name="right" rows="8" maxlength="${limits.right}" required>
${escapeLines(right)}</textarea>
<label for="source">Source</label>
<input id="source" name="source" type="url" maxlength="${limits.source}" value="${escapeLines(source)}">
<button type="submit">Send</button>
</form>`

function backLink(record: string, family?: Family): string {
  if (family) return `<p><a href="/${family}">Back to the list</a></p>`
  if (!parseRecord(record)) return '<p><a href="/">Go to the home page</a></p>'
  const what = isMissing(record) ? 'list' : 'page'
  return `<p><a href="${escapeLines(recordAddress(record))}">Back to the ${what}</a></p>`
}

/** Names the subject of the correction, as far as the form stated it. */
const getSubject = ({ record, fact }: FormValues): string =>
  escapeLines([record, fact].filter(Boolean).join(', '))

/** The page links back to the list of a family, or else to the record of the form. */
export const faultBody = (faults: readonly string[], typed?: FormValues, family?: Family): string =>
  [
    '<h1>The correction was not sent</h1>',
    ...faults.map((fault) => `<p class="fault">${escapeLines(fault)}</p>`),
    typed
      ? `<p class="note">${getSubject(typed)}</p>\n${getForm(typed)}`
      : '<p>Your text is still in the form: go back in your browser.</p>',
    backLink(typed?.record ?? '', family),
  ].join('\n')

interface Sendable {
  message: Message
  link: string
  /** The repository or mail address to which the correction is sent. */
  place: string
  kind: 'issue' | 'mail'
}

export const messageBody = ({ message, link, place, kind }: Sendable, record: string): string =>
  [
    '<h1>One more step</h1>',
    kind === 'issue'
      ? `<p>We accept corrections as issues at ${escapeLines(place)}. Open one with your text; you need an account there.</p>`
      : `<p>We accept corrections by e-mail to ${escapeLines(place)}. Open your mail program with your text.</p>`,
    `<p><a class="button" rel="external noopener nofollow" href="${escapeLines(link)}">${kind === 'issue' ? 'Open the issue' : 'Write the e-mail'}</a></p>`,
    '<p>If the link does not work, copy your text from here:</p>',
    `<pre>${escapeLines(`${message.subject}\n\n${message.text}`)}</pre>`,
    '<p>We have not stored your text.</p>',
    backLink(record),
  ].join('\n')
