/** `npm run data:corrections` lists the corrections that visitors have suggested, and marks them as done. */
import { recordAddress } from '@/lib/corrections/correction'
import { CorrectionFile, type WaitingCorrection } from '@/lib/corrections/correction-file'
import { readSettings } from '@/lib/env'
import { counted } from '@/lib/text/counted'
import { printable } from '@/lib/text/lines'
import { parseOptions, runCommand, UsageError } from './run-command'

const usage = `npm run data:corrections                   list suggestions from visitors, oldest first
npm run data:corrections -- --json         the same as JSON, one per line
npm run data:corrections -- --done ID …    mark these as done and no longer list them`

function readOptions() {
  const options = { json: { type: 'boolean' }, done: { type: 'boolean' } } as const
  const { values, positionals } = parseOptions(usage, { allowPositionals: true, options })
  const hasIds = positionals.length > 0
  const isDone = values.done === true
  if (hasIds !== isDone || (isDone && values.json)) throw new UsageError(usage)
  return { ...values, ids: positionals }
}

/** Indents a text under its name, so that none of its lines can pass for a line of the list. */
const indented = (name: string, text: string): string =>
  text
    .split('\n')
    .map((line, index) => `  ${(index === 0 ? name : '').padEnd(8)}${printable(line)}`)
    .join('\n')

const getText = ({ id, day, record, fact, right, source }: WaitingCorrection, site: string) =>
  [
    `${id}  ${day}  ${record}  ${fact ?? 'no fact named'}`,
    indented('record', `${site}${recordAddress(record)}`),
    indented('right', right),
    indented('source', source || 'none'),
    '',
  ].join('\n')

async function markDone(file: CorrectionFile, ids: readonly string[]): Promise<void> {
  const missingIds: string[] = []
  for (const id of ids) if (!(await file.done(id))) missingIds.push(printable(id))
  if (missingIds.length < ids.length) {
    console.log(`${counted(ids.length - missingIds.length, 'correction')} done.`)
  }
  if (missingIds.length > 0) {
    const names = missingIds.join(' or ')
    throw new UsageError(
      `No waiting correction has the id ${names}. \`npm run data:corrections\` lists all ids.`,
    )
  }
}

await runCommand(async () => {
  const { json, done, ids } = readOptions()
  const { CORRECTIONS: to, SITE_URL } = readSettings()
  if (to.kind !== 'file') {
    const place = to.kind === 'mail' ? `by mail to ${to.address}` : 'as issues to REPO_URL'
    throw new UsageError(`CORRECTIONS sends corrections ${place}, so there is no file to list.`)
  }
  const file = new CorrectionFile(to.file)
  if (done) return markDone(file, ids)
  const { waiting, unreadable } = await file.read()
  for (const correction of waiting) {
    console.log(json ? printable(JSON.stringify(correction)) : getText(correction, SITE_URL))
  }
  if (!json) console.log(`${counted(waiting.length, 'correction')} waiting in ${to.file}.`)
  if (unreadable > 0) {
    console.error(`${counted(unreadable, 'line')} of ${to.file} could not be read.`)
  }
})
