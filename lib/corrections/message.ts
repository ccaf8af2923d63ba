/** A correction as a message that the visitor sends: an issue in a repository, or an email. */
import { getWords } from '@/lib/contract/families'
import { type Correction, isMissing, parseRecord } from './correction'

/**
 * The maximum length of a link that servers and mail programs accept. The link to a longer
 * message contains only the start of it, and the page shows the full message.
 */
const maxLength = { issue: 6000, mail: 1900 }

export interface Message {
  subject: string
  text: string
}

export function getMessage(correction: Correction, siteUrl: string): Message {
  const { record, fact, right, source } = correction
  const about = parseRecord(record)
  const lines =
    about && isMissing(record)
      ? [`Missing ${getWords(about.family).singular}:`]
      : [
          `Page: ${siteUrl}/${record}`,
          ...(fact ? [`Fact: ${fact}`] : []),
          '',
          'What it should say:',
        ]
  const subject =
    about && isMissing(record)
      ? `Missing ${getWords(about.family).singular}`
      : `Correction: ${[record, fact].filter(Boolean).join(', ')}`
  return {
    subject,
    text: [...lines, right, '', `Source: ${source || 'none'}`].join('\n'),
  }
}

/** Returns the link for the text or, if that is longer than `max`, for the longest beginning of the text that fits. */
function linkThatFits(text: string, max: number, write: (part: string) => string): string {
  const whole = write(text)
  if (whole.length <= max) return whole
  const characters = [...text]
  let fits = 0
  for (let size = characters.length; size >= 1; size = Math.floor(size / 2)) {
    while (write(`${characters.slice(0, fits + size).join('')} …`).length <= max) {
      fits += size
    }
  }
  return write(`${characters.slice(0, fits).join('')} …`)
}

/** Returns a link to the form for a new issue, filled in. GitHub, Gitea and Forgejo read these parameters. */
export const issueLink = (repository: string, { subject, text }: Message): string =>
  linkThatFits(
    text,
    maxLength.issue,
    (body) => `${repository}/issues/new?${new URLSearchParams({ title: subject, body })}`,
  )

/**
 * Returns a mailto link (RFC 6068), in which `+` does not encode a space, and lines end with CR LF.
 */
export const mailLink = (address: string, { subject, text }: Message): string =>
  linkThatFits(text, maxLength.mail, (part) => {
    const body = encodeURIComponent(part.replaceAll('\n', '\r\n'))
    return `mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}&body=${body}`
  })
