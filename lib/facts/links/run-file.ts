/** The findings of a run on disk, one line for each, so that a killed run continues where it stopped. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

export const verdicts = [
  /** The page exists. */
  'ok',
  /** The page has permanently moved to another address. */
  'moved',
  /** The page does not exist. */
  'failed',
  /** The page could not be reached this time. */
  'unreachable',
  /** The site refuses programs, so the state of the page is unknown. */
  'blocked',
] as const
export type Verdict = (typeof verdicts)[number]

const Page = z.object({
  title: z.string().optional(),
  /** A year, a month or a day. */
  published: z.string().optional(),
  /** The SHA-256 of the readable text, truncated. */
  text: z.string().optional(),
})
export type Page = z.infer<typeof Page>

/** The result of a run for an address. */
export const Finding = z.object({
  verdict: z.enum(verdicts),
  /** Explains why the page was not read. */
  reason: z.string().optional(),
  status: z.int().optional(),
  /** The target of permanent redirects. */
  movedTo: z.string().optional(),
  page: Page.optional(),
})
export type Finding = z.infer<typeof Finding>

const Line = z.union([
  z.object({ url: z.string(), finding: Finding }),
  z.object({ url: z.string(), copy: z.string().nullable() }),
  z.object({ host: z.string(), opensAt: z.number() }),
  z.object({ finished: z.literal(true) }),
])
type Line = z.infer<typeof Line>

function parseLine(text: string): Line | undefined {
  try {
    return Line.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

const getDay = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
const oneDay = 86_400_000

export class RunFile {
  readonly findings = new Map<string, Finding>()
  /** The archived copy of each page that was looked for; null for none. */
  readonly copies = new Map<string, string | null>()
  /** When hosts may be requested again, in milliseconds since the epoch. */
  readonly waits = new Map<string, number>()
  finished = false

  /** Opens or creates the file of the run of a day. An incomplete last line, left by a killed process, is ignored. */
  constructor(
    folder: string,
    readonly day: string,
  ) {
    mkdirSync(folder, { recursive: true })
    this.file = path.join(folder, `${day}.ndjson`)
    const text = existsSync(this.file) ? readFileSync(this.file, 'utf8') : ''
    if (!/(^|\n)$/.test(text)) appendFileSync(this.file, '\n')
    for (const line of text.split('\n').map(parseLine)) if (line) this.#remember(line)
  }

  readonly file: string

  #remember(line: Line): void {
    this.finished = 'finished' in line
    if ('finding' in line) this.findings.set(line.url, line.finding)
    else if ('copy' in line) this.copies.set(line.url, line.copy)
    else if ('host' in line) this.waits.set(line.host, line.opensAt)
  }

  add(line: Line): void {
    appendFileSync(this.file, `${JSON.stringify(line)}\n`)
    this.#remember(line)
  }

  /** Opens the file of today, or that of an interrupted run of yesterday. Days are in UTC. */
  static open(folder: string, now: number): RunFile {
    const [today, yesterday] = [getDay(now), getDay(now - oneDay)]
    const isThere = (day: string) => existsSync(path.join(folder, `${day}.ndjson`))
    if (!isThere(today) && isThere(yesterday)) {
      const run = new RunFile(folder, yesterday)
      if (!run.finished) return run
    }
    return new RunFile(folder, today)
  }
}
