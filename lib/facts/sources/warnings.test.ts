import { expect, test } from 'vitest'
import { checkFacts, formatProblem } from '@/lib/facts/load/check'
import { type Changes, loadedWith, placeOf, replacing } from '@/tests/fixtures/facts'
import { warningCounts, warningsOf } from './warnings'

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
  const warnings = warningsOf(loaded, checked)
  return {
    lines: warnings.map((warning) => formatProblem(warning, 'data')),
    counts: warningCounts(warnings, checked.facts),
  }
}

const launch = 'launch_date_source: https://alpine-id.example.org/launch'
const launchAt = (url: string) => ({
  [project]: replacing(launch, `launch_date_source: ${url}`),
})

test('has nothing to say of facts with good sources', async () => {
  expect(await warningsWith({})).toEqual({ lines: [], counts: [] })
})

test('names a fact that rests on a source of the kind other, in the line of its source', async () => {
  const { lines, counts } = await warningsWith(launchAt('https://diary.example.org/1'))
  expect(lines).toEqual([
    `${placeOf(project, launch)}: launch_date: rests only on diary.example.org, of the kind other.`,
  ])
  expect(counts).toEqual([
    expect.stringMatching(
      /^1 of \d+ facts rest on weak evidence: 1 only on sources of the kind other\.$/,
    ),
  ])
})

test('names a fact that rests on a copy, whoever shows it', async () => {
  const { lines } = await warningsWith(launchAt('https://papers.example.org/1'))
  expect(lines).toEqual([
    `${placeOf(project, launch)}: launch_date: rests only on a copy of somebody else’s page, at papers.example.org.`,
  ])
})

test('believes an entry of the registry before the publisher of the host', async () => {
  const url = 'https://diary.example.org/1'
  const { lines } = await warningsWith({
    ...launchAt(url),
    'sources.yaml': `${url}:\n  kind: official\n`,
  })
  expect(lines).toEqual([])
})

test('says nothing of a fact that has one better source', async () => {
  const criterion = 'https://alpine-id.example.org/spec'
  const weak = 'https://diary.example.org/1'
  const sources = (...urls: string[]) => ({
    'projects/other-project.yaml': `id: 900
title: Other Project
type: DID Project
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
    'data/projects/other-project.yaml:9: uses_did_or_vc: rests only on diary.example.org, of the kind other, and on a copy of somebody else’s page, at papers.example.org.',
  ])
})

test('names entries of the registry for what is neither source nor website', async () => {
  const { lines, counts } = await warningsWith({
    'sources.yaml':
      'https://alpine-id.example.org/launch: {}\nhttps://www.alpine-id.example.org: {}\nhttps://nobody.example.org/: {}\n',
  })
  expect(lines).toEqual([
    'data/sources.yaml:3: https://nobody.example.org/: the facts name no such address. Remove the entry.',
  ])
  expect(counts).toEqual(['1 entry of sources.yaml for addresses that no fact names.'])
})
