/** Chooses the journal of a run: that of its day, or that of an interrupted run of the day before. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Journal } from './journal'

export interface OpenJournal {
  journal: Journal
  /** The day of the run; yesterday for a run that continues after midnight. */
  day: string
}

const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
const oneDay = 86_400_000

/** Days are in UTC. */
export function openJournal(folder: string, now: number): OpenJournal {
  const fileOf = (day: string) => path.join(folder, `${day}.ndjson`)
  const [today, yesterday] = [dayOf(now), dayOf(now - oneDay)]
  if (!existsSync(fileOf(today)) && existsSync(fileOf(yesterday))) {
    const journal = new Journal(fileOf(yesterday))
    if (!journal.finished) return { journal, day: yesterday }
    journal.close()
  }
  return { journal: new Journal(fileOf(today)), day: today }
}
