import { expect, test } from 'vitest'
import { checkFacts, formatProblem } from '@/lib/facts/load/check'
import { adding, type Changes, getPlace, loadedWith, replacing } from '@/tests/fixtures/facts'
import {
  findWarnings,
  maxUnsourcedStatuses,
  tooManyUnsourced,
  warningCounts,
  writtenDates,
} from './warnings'

const project = 'projects/alpine-id.yaml'

/** The publishers of the fixture's hosts, and of two hosts with weak evidence that only these tests cite. */
const publishers = `- name: The fixture
  kind: press
  hosts: [example.org, example.ch, example.com, example.net]
- name: A reader of documents
  kind: official
  copies: true
  hosts: [papers.example.org]
- name: A diary
  kind: other
  hosts: [diary.example.org]
`

async function warningsWith(changes: Changes) {
  const loaded = await loadedWith({ 'publishers.yaml': publishers, ...changes })
  const { checked, problems } = checkFacts(loaded)
  if (!checked) throw new Error(problems.map(({ message }) => message).join('\n'))
  const warnings = findWarnings(loaded, checked)
  return {
    lines: warnings.map((warning) => formatProblem(warning, 'data')),
    counts: warningCounts(warnings, checked.facts),
  }
}

const launch = 'launch_date_source: https://alpine-id.example.org/launch'
const launchAt = (url: string) => ({
  [project]: replacing(launch, `launch_date_source: ${url}`),
})

test('has no warnings for facts with good sources', async () => {
  expect(await warningsWith({})).toEqual({ lines: [], counts: [] })
})

test('names a fact that rests on a source of the kind other, with the line of its source', async () => {
  const { lines, counts } = await warningsWith(launchAt('https://diary.example.org/1'))
  expect(lines).toEqual([
    `${getPlace(project, launch)}: launch_date: rests only on diary.example.org, of the kind other.`,
  ])
  expect(counts).toEqual([
    expect.stringMatching(
      /^1 of \d+ facts rest on weak evidence: 1 only on sources of the kind other\.$/,
    ),
  ])
})

test('names a fact that rests on a copy, from any archive', async () => {
  const { lines } = await warningsWith(launchAt('https://papers.example.org/1'))
  expect(lines).toEqual([
    `${getPlace(project, launch)}: launch_date: rests only on a copy of somebody else’s page, at papers.example.org.`,
  ])
})

test('prefers an entry of the registry to the publisher of the host', async () => {
  const url = 'https://diary.example.org/1'
  const { lines } = await warningsWith({
    ...launchAt(url),
    'sources.yaml': `${url}:\n  kind: official\n`,
  })
  expect(lines).toEqual([])
})

test('has no warning for a fact with one better source', async () => {
  const criterion = 'https://alpine-id.example.org/spec'
  const weak = 'https://diary.example.org/1'
  const sources = (...urls: string[]) => ({
    'projects/other-project.yaml': `id: 900
title: Other Project
type: DID Project
kind: Wallet
level: National
ai_description: A synthetic project.
entities: []
inclusion_criteria:
  uses_did_or_vc:
    value: true
    sources: [${urls.join(', ')}]
`,
  })
  expect((await warningsWith(sources(criterion, weak))).lines).toEqual([])
  expect((await warningsWith(sources(weak, 'https://papers.example.org/1'))).lines).toEqual([
    'data/projects/other-project.yaml:11: uses_did_or_vc: rests only on diary.example.org, of the kind other, and on a copy of somebody else’s page, at papers.example.org.',
  ])
})

test('names registry entries that are neither a source nor a website', async () => {
  const { lines, counts } = await warningsWith({
    'sources.yaml':
      'https://alpine-id.example.org/launch: {}\nhttps://www.alpine-id.example.org: {}\nhttps://nobody.example.org/: {}\n',
  })
  expect(lines).toEqual([
    'data/sources.yaml:3: https://nobody.example.org/: the facts name no such address. Remove the entry.',
  ])
  expect(counts).toEqual(['1 entry of sources.yaml for addresses that no fact names.'])
})

test('names a status without a source, and refuses more of them than there were', async () => {
  const [status, source] = [
    'status: Active',
    'status_source: https://consortium.example.org/status\n',
  ]
  const consortium = 'projects/test-consortium.yaml'
  const { lines, counts } = await warningsWith({ [consortium]: replacing(source, '') })
  expect(lines).toEqual([
    `${getPlace(consortium, status)}: status: has no status_source. Give the page that shows it.`,
  ])
  expect(counts).toEqual(['1 status without a source.'])
  const warning = { file: consortium, line: 1, message: '', reason: 'unsourced' } as const
  const many = Array.from({ length: maxUnsourcedStatuses + 1 }, () => warning)
  expect(tooManyUnsourced(many.slice(1))).toBeUndefined()
  expect(tooManyUnsourced(many)).toMatch(/^\d+ statuses have no source, and only \d+ may\. Give /)
})

test('names the dates of a description that no fact of the record states', async () => {
  const described = 'ai_description: Alpine ID is a synthetic project.'
  const text = (words: string) => ({ [project]: replacing(described, `ai_description: ${words}`) })
  const { lines, counts } = await warningsWith(
    text('It was launched in March 2024, tested in May 2019 and ended on 3 July 2031.'),
  )
  expect(lines).toEqual([
    `${getPlace(project, described)}: ai_description: names May 2019 and 3 July 2031, which no fact of the record states.`,
  ])
  expect(counts).toEqual(['1 description with dates that no fact of the record states.'])
  const stated = 'Announced in 2022 and open since 5 March 2024; the law of 2017 applies.'
  const law = adding('official_name: Act of 30 October 2017')
  expect(
    (await warningsWith({ ...text(stated), 'regulations/swiss-test-act.yaml': law })).lines,
  ).toEqual([])
})

test('finds years, months and days in the order of the text, each once', () => {
  const text =
    'Begun in May 2021, tested from 22 May to 3 September 2023 and on October 13, 2023; since Sept. 2019, 2024-06 and 2024-06-01 again in May 2021 and 2016/17.'
  expect(writtenDates(text)).toEqual([
    '2021-05',
    '2023-09-03',
    '2023-10-13',
    '2019-09',
    '2024-06',
    '2024-06-01',
    '2016',
  ])
})

test('does not mistake another number for a year', () => {
  const others =
    'Horizon 2020, Regulation (EU) 2024/1183, SU-DS02-2020, 2020-FR-1, ISO 18013-5, 2,021 users, 20210 of them, v2021.3 is not here, 1066, 2099-1-1'
  expect(writtenDates(others)).toEqual([])
})
