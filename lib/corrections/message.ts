/** A correction as a message that its sender sends: an issue at a repository, or a mail. */
import type { Correction } from './correction'

/** What servers, and programs of mail, take of an address. A longer message is cut in the link, and shown whole beside. */
const maxLength = { issue: 6000, mail: 1900 }

export interface Message {
  subject: string
  text: string
}

export const messageOf = (
  { record, fact, right, source }: Correction,
  siteUrl: string,
): Message => ({
  subject: `Correction: ${[record, fact].filter(Boolean).join(', ')}`,
  text: [
    `Record: ${siteUrl}/${record}`,
    ...(fact ? [`Fact: ${fact}`] : []),
    '',
    'What is right:',
    right,
    '',
    `Source: ${source || 'none'}`,
  ].join('\n'),
})

/** The link that `write` makes of the text, or of as much of it as fits. */
function fitting(text: string, max: number, write: (part: string) => string): string {
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

/** The form for a new issue, filled in: GitHub, Gitea and Forgejo read these parameters. */
export const issueLink = (repository: string, { subject, text }: Message): string =>
  fitting(
    text,
    maxLength.issue,
    (body) => `${repository}/issues/new?${new URLSearchParams({ title: subject, body })}`,
  )

/** A link of RFC 6068, which knows no `+` for a space, and ends lines with both characters. */
export const mailLink = (address: string, { subject, text }: Message): string =>
  fitting(text, maxLength.mail, (part) => {
    const body = encodeURIComponent(part.replaceAll('\n', '\r\n'))
    return `mailto:${encodeURI(address)}?subject=${encodeURIComponent(subject)}&body=${body}`
  })
