/** What the public process itself answers to a correction: what is wrong with it, or the message to send. */
import { type fieldNames, limits, recordOf, type trapName } from '@/lib/corrections/correction'
import type { Message } from '@/lib/corrections/message'
import { escapeXml } from '@/lib/text/xml'

/** What was typed, by the name of its field; nothing but the form's own fields. */
export type FormValues = Record<(typeof fieldNames)[number] | typeof trapName, string>

/** Escapes a text and keeps its lines. */
const escaped = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(escapeXml)
    .join('\n')

const hidden = (name: string, value: string): string =>
  value === '' ? '' : `<input type="hidden" name="${name}" value="${escaped(value)}">\n`

/** The form once more, with what was typed. Its trap is empty again. */
const formOf = ({
  record,
  fact,
  right,
  source,
}: FormValues): string => `<form method="post" action="/corrections">
${hidden('record', record)}${hidden('fact', fact)}<label for="right">What is right</label>
<textarea id="right" name="right" rows="8" maxlength="${limits.right}" required>
${escaped(right)}</textarea>
<label for="source">Where it says so</label>
<input id="source" name="source" type="url" maxlength="${limits.source}" value="${escaped(source)}">
<button type="submit">Send</button>
</form>`

/** The name of what the correction is about, as far as the form said. */
const subjectOf = ({ record, fact }: FormValues): string =>
  escaped([record, fact].filter(Boolean).join(', '))

export const faultBody = (faults: readonly string[], typed?: FormValues): string =>
  [
    '<h1>The correction was not sent</h1>',
    ...faults.map((fault) => `<p class="fault">${escaped(fault)}</p>`),
    typed
      ? `<p class="note">${subjectOf(typed)}</p>\n${formOf(typed)}`
      : '<p>What you typed is still in the form: go back in your browser.</p>',
    typed && recordOf(typed.record)
      ? `<p><a href="/${escaped(typed.record)}">Back to the record</a></p>`
      : '<p><a href="/">To the front page</a></p>',
  ].join('\n')

interface Sendable {
  message: Message
  link: string
  /** Where the link leads, and what is there. */
  place: string
  kind: 'issue' | 'mail'
}

export const messageBody = ({ message, link, place, kind }: Sendable, record: string): string =>
  [
    '<h1>One more step</h1>',
    kind === 'issue'
      ? `<p>This site takes corrections as issues at ${escaped(place)}. The link opens a new one with your text. You need an account there.</p>`
      : `<p>This site takes corrections by mail to ${escaped(place)}. The link opens your mail program, with your text.</p>`,
    `<p><a class="button" rel="external noopener nofollow" href="${escaped(link)}">${kind === 'issue' ? 'Open the issue' : 'Write the mail'}</a></p>`,
    '<p>If the link does not open, or holds only a part of your text, copy it from here:</p>',
    `<pre>${escaped(`${message.subject}\n\n${message.text}`)}</pre>`,
    '<p>Nothing of it has been stored here.</p>',
    `<p><a href="/${escaped(record)}">Back to the record</a></p>`,
  ].join('\n')
