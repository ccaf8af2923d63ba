/** Measures how fast DID Atlas sends finished responses, compared with servers that do less or the same work. */
import { spawnSync } from 'node:child_process'
import { type Atlas, withAtlas, withFolder } from './atlas'
import {
  bareName,
  type Contender,
  nginxName,
  type Place,
  recordAll,
  startBare,
  startJsonServer,
  startNext,
  startNginx,
} from './contenders'
import { processorTime } from './programs'
import { recordResponse } from './recorded-response'
import { getSubjects, readRows, type Subject } from './subjects'
import { connections, load } from './wrk'

/** The result of a server for a subject in a round. */
export interface Measurement {
  subject: string
  server: string
  round: number
  requestsPerSecond: number
  /** The processor time of the server's process per response, in microseconds. */
  microseconds: number
  failed: number
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}

/** The shares are compared within each round, in which other processes affect all servers alike. */
function row(measurements: readonly Measurement[], bare: readonly Measurement[]): string {
  const computeShare = (value: 'requestsPerSecond' | 'microseconds'): string => {
    const shares = measurements.flatMap((measurement) => {
      const baseline = bare.find(({ round }) => round === measurement.round)
      return baseline ? [measurement[value] / baseline[value]] : []
    })
    const percent = 100 * median(shares)
    return `${percent.toFixed(percent < 10 ? 1 : 0)}%`
  }
  const rate = median(measurements.map(({ requestsPerSecond }) => requestsPerSecond))
  const time = median(measurements.map(({ microseconds }) => microseconds))
  const [{ subject, server } = { subject: '', server: '' }] = measurements
  const cells = [
    subject,
    server,
    Math.round(rate).toLocaleString('en'),
    computeShare('requestsPerSecond'),
    `${time.toFixed(1)} µs`,
    computeShare('microseconds'),
    measurements.reduce((sum, { failed }) => sum + failed, 0),
  ]
  return `| ${cells.join(' | ')} |`
}

/** Medians of all rounds, with their shares of the numbers of a bare server. */
export function servingTable(measurements: readonly Measurement[], bareName: string): string {
  const selectSubject = (name: string) => measurements.filter(({ subject }) => subject === name)
  const subjects = [...new Set(measurements.map(({ subject }) => subject))].map(selectSubject)
  const rows = subjects.flatMap((measurementsOfSubject) => {
    const selectServer = (name: string) =>
      measurementsOfSubject.filter(({ server }) => server === name)
    const servers = [...new Set(measurementsOfSubject.map(({ server }) => server))]
    return servers.map((server) => row(selectServer(server), selectServer(bareName)))
  })
  return [
    '| what | server | requests/s | share | processor time | share | failed |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

const seconds = 2

class MissingTool extends Error {
  override name = 'MissingTool'
}

interface Started {
  contenders: Contender[]
  leftOut: string[]
}

async function startAll(place: Place): Promise<Started> {
  const { atlas } = place
  // It serves the others, and is stopped after them.
  const atlasContender = {
    ...atlas,
    name: 'DID Atlas',
    getUrl: ({ path }: Subject) => atlas.site + path,
  }
  const contenders: Contender[] = [atlasContender, await startBare(place)]
  const leftOut: string[] = []
  const otherServers = {
    nginx: startNginx,
    '`next start`': startNext,
    'json-server': startJsonServer,
  }
  for (const [name, start] of Object.entries(otherServers)) {
    try {
      contenders.push(await start(place))
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      leftOut.push(`${name} is left out: ${reason}.`)
    }
  }
  return { contenders, leftOut }
}

/** Throws if a server answers otherwise than DID Atlas. */
async function check(place: Place, contenders: readonly Contender[]): Promise<void> {
  for (const [index, subject] of place.subjects.entries()) {
    const expected = place.recorded[index]
    if (expected?.status !== subject.status) {
      throw new Error(`${subject.path} answers ${expected?.status}, not ${subject.status}`)
    }
    for (const { name, getUrl } of contenders) {
      const address = getUrl(subject)
      if (address === undefined) continue
      const { origin, pathname, search } = new URL(address)
      const { status, body } = await recordResponse(origin, pathname + search, subject.headers)
      const sendsSameBytes = [bareName, nginxName].includes(name)
      if (status !== subject.status || (sendsSameBytes && body !== expected.body)) {
        throw new Error(`${name} answers ${address} with ${status}, and not as DID Atlas does`)
      }
    }
  }
}

async function measure(
  { name, pid }: Contender,
  subject: Subject,
  url: string,
): Promise<Omit<Measurement, 'round'>> {
  const { headers, script, status } = subject
  const before = processorTime(pid)
  const answered = await load({ url, headers, script, seconds })
  const { requests, requestsPerSecond, errors, lost } = answered
  return {
    subject: subject.name,
    server: name,
    requestsPerSecond,
    microseconds: (processorTime(pid) - before) / requests,
    failed: lost + (status === 200 ? errors : requests - errors),
  }
}

async function measureAll(
  contenders: readonly Contender[],
  subjects: readonly Subject[],
  rounds: number,
): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  // Round 0 warms up, and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`)
    for (const subject of subjects) {
      for (const contender of contenders) {
        const url = contender.getUrl(subject)
        if (url) measurements.push({ round, ...(await measure(contender, subject, url)) })
      }
    }
  }
  return measurements.filter(({ round }) => round > 0)
}

async function report(atlas: Atlas, rounds: number): Promise<string> {
  const rows = await readRows(atlas)
  const subjects = await getSubjects(atlas, rows)
  const place = { atlas, rows, subjects, recorded: await recordAll(atlas, subjects) }
  const { contenders, leftOut } = await startAll(place)
  try {
    await check(place, contenders)
    const measurements = await measureAll(contenders, subjects, rounds)
    return [
      '# Serving',
      `wrk with one thread and ${connections} connections, which stay open. Medians of ${rounds} rounds of ${seconds} s for each server by turns. ${bareName} and nginx send the bytes that DID Atlas has sent; ${bareName} sends its headers as well. The shares are those of ${bareName} within a round. Processor time is user and system time of the server's process per response.`,
      servingTable(measurements, bareName),
      ...leftOut,
    ].join('\n\n')
  } finally {
    for (const { name, stop } of contenders) if (name !== 'DID Atlas') await stop()
  }
}

export async function servingReport(rounds: number): Promise<string> {
  if (spawnSync('wrk', ['-v']).error) {
    throw new MissingTool('wrk is not installed. On Debian: apt-get install wrk')
  }
  return withFolder((folder) => withAtlas(folder, (atlas) => report(atlas, rounds)))
}
