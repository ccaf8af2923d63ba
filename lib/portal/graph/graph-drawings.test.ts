import { expect, test } from 'vitest'
import { nodeId, nodeTypes } from '@/lib/contract/node-types'
import { recordPath } from '@/lib/portal/records/record-path'
import { colours, type Theme } from '@/lib/portal/theme/colours'
import { truncated } from '@/lib/text/lines'
import { escapeXml } from '@/lib/text/xml'
import { contrast } from '@/tests/fixtures/contrast'
import { node } from '@/tests/fixtures/graph'
import { drawNeighbours, maxDrawn, neighbourDrawingSize } from './draw-neighbours'
import { arrangePart, labelLines, pictureFile } from './draw-network'
import { kindColours, markSvg, nodeKindIndex, nodeKinds, profilePathOfNode } from './kinds'
import { type LinkKind, linkKinds } from './link-kinds'
import { toNetwork } from './network'
import { recordOfNode } from './node-id'
import { type MarkedStage, nodeMarkSvg } from './node-mark'
import { partSvg } from './part-svg'

const hostile = '</text><script>alert(1)</script>"\'&\u0000\u0008\ud800'
const entry = (id: string, title: string) => ({ id, title, kind: 0, degree: 1, sentences: [''] })
const makeNodes = (...ids: string[]) => ids.map((id) => ({ ...entry(id, id), countries: [] }))

type Part = Parameters<typeof arrangePart>
const arrange = (part: Part[0], options: Partial<Part[1]> = {}) =>
  arrangePart(part, {
    width: 400,
    title: 'T',
    getNote: () => undefined,
    getAddress: ({ id }) => `/${id}`,
    ...options,
  })

test('escapes all names', async () => {
  const drawings = [
    drawNeighbours(
      {
        node: entry('project-1', hostile),
        neighbours: [entry('entity-1', hostile)],
        neighbourCount: 1,
      },
      'wide',
    ),
    pictureFile(
      partSvg(
        await arrangePart(
          { nodes: [{ ...entry('project-1', hostile), countries: [] }], links: [] },
          { width: 100, title: hostile, getNote: () => hostile, getAddress: () => `/${hostile}` },
        ),
      ),
      hostile,
    ),
  ]
  for (const svg of drawings) {
    expect(svg).not.toMatch(/<script|\p{Cc}|\p{Cs}/u)
    expect(svg.match(/<svg/g)).toHaveLength(1)
    expect(svg.endsWith('</svg>')).toBe(true)
  }
  expect(escapeXml('a & <b> "c" 🪪')).toBe('a &amp; &lt;b&gt; &quot;c&quot; 🪪')
})

test('draws a line style for each role, with a key, and one for the roles beyond four', async () => {
  const nodes = makeNodes('a', 'b')
  const draw = async (kinds: readonly LinkKind[]) =>
    partSvg(await arrange({ nodes, links: kinds.map((kind) => ({ source: 0, target: 1, kind })) }))
  const two = await draw(['Funding', 'Managing', 'Funding'])
  expect(two).toMatch(/>manages<.*>funds</)
  expect(two.match(/fill="none"/g)).toHaveLength(2)
  const many = await draw(linkKinds.slice(0, 6))
  expect(many.match(/fill="none"/g)).toHaveLength(4)
  expect(many).toContain('>other connections<')
})

test('truncates long names between characters', () => {
  expect(truncated('abcdef', 6)).toBe('abcdef')
  expect(truncated('abc def', 5)).toBe('abc…')
  expect(truncated('🪪🪪🪪', 2)).toBe('🪪…')
})

for (const variant of ['wide', 'narrow'] as const) {
  test(`draws the maximum number of neighbours, and counts all of them, ${variant}`, () => {
    const neighbours = Array.from({ length: 40 }, (_, index) =>
      entry(`entity-${index}`, `Neighbour ${index}`),
    )
    const svg = drawNeighbours(
      { node: entry('project-1', 'P'), neighbours, neighbourCount: 40 },
      variant,
    )
    const { width, height } = neighbourDrawingSize(40, variant)
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    const centres = [...svg.matchAll(/d="M([\d.]+) ([\d.]+)a/g)]
    expect(centres).toHaveLength(maxDrawn + 1)
    for (const [, x, y] of centres) {
      expect(Number(x)).toBeLessThan(width)
      expect(Number(y)).toBeLessThan(height)
    }
    expect(svg).toContain(`<desc id="d">${maxDrawn} of 40: projects</desc>`)
    expect(svg.length).toBeLessThan(7_000)
  })
}

test('breaks names into two lines, and truncates longer names', () => {
  expect(labelLines('swiyu')).toEqual(['swiyu'])
  expect(labelLines('Druk Holding and Investments')).toEqual(['Druk Holding and', 'Investments'])
  expect(labelLines('Ministry of Digital Transformation of Ukraine and others')[1]).toMatch(/…$/)
})

test('a path has its words above each link, in the direction of the link', async () => {
  const nodes = makeNodes('a', 'b', 'c')
  const links = [
    { source: 0, target: 1, kind: 'Managing' as const },
    { source: 2, target: 1, kind: 'Member' as const },
  ]
  const svg = partSvg(await arrange({ nodes, links }, { width: 900, path: ['a', 'b', 'c'] }))
  expect(svg).toContain('>manages →<')
  expect(svg).toContain('>← is a member or part of<')
  expect(svg.match(/<title>[^<]+/g)).toEqual(['a', 'b', 'c'].map((id) => `<title>${id}: project`))
})

test('links are in the order of the columns, and name the country and the kind of a node', async () => {
  const titles = ['Wallet A (Germany)', 'Supplier', 'Wallet B', 'Bank']
  const nodes = titles.map((title, at) => ({ ...entry(`n-${at}`, title), countries: [] }))
  const part = {
    nodes,
    links: [
      { source: 3, target: 0, kind: 'Managing' as const },
      { source: 3, target: 2, kind: 'Managing' as const },
      { source: 1, target: 2, kind: 'Managing' as const },
    ],
  }
  const drawing = await arrange(part, {
    width: 900,
    getNote: ({ id }) => (id === 'n-0' ? 'Germany' : undefined),
    connectors: new Set(['n-1', 'n-3']),
  })
  const positions = drawing.nodes.map(({ x, y }) => [x, y])
  expect(positions).toEqual(
    positions.toSorted(([x1 = 0, y1 = 0], [x2 = 0, y2 = 0]) => x1 - x2 || y1 - y2),
  )
  expect(new Set(positions.map(([x]) => x)).size).toBe(2)
  expect(drawing.nodes.map(({ title }) => title)).toContain('Wallet A, Germany: project')
  expect(partSvg(drawing)).toMatch(
    /<g aria-hidden="true"><text [^>]+>Connections<\/text><path [^>]+><text [^>]+>manages</,
  )
})

test('every colour has enough contrast to the background, and each kind a different one', () => {
  for (const theme of ['light', 'dark'] satisfies Theme[]) {
    const ofKinds = kindColours.map((colour) => colour[theme])
    expect(ofKinds).toHaveLength(nodeKinds.length)
    expect(new Set(ofKinds).size).toBe(ofKinds.length)
    for (const colour of ofKinds) {
      expect(contrast(colour, colours.paper[theme]), colour).toBeGreaterThanOrEqual(3)
    }
  }
})

test('the squares of private organizations are hollow, and those of public ones are not', () => {
  const shapes = (type: string) => markSvg(nodeKindIndex(type), 6, 6, 5).match(/<path[^>]+>/g)
  expect(shapes('Public')).toHaveLength(1)
  const [square, hole, ...others] = shapes('Private') ?? []
  expect(square).toContain('d="M1.5 1.5h9v9h-9z"')
  expect(hole).toContain(`fill="light-dark(${colours.paper.light}, ${colours.paper.dark})"`)
  expect(hole).toContain('d="M3.5 3.5h5v5h-5z"')
  expect(others).toEqual([])
})

test('the discs of pilots are half filled, those of announced projects hollow, and those of ended ones struck through', () => {
  const kind = nodeKindIndex('DID Project')
  const shapes = (stage?: MarkedStage) =>
    nodeMarkSvg({ kind, stage }, 6, 6, 5).match(/<path[^>]+>/g)
  expect(shapes()).toHaveLength(1)
  expect(shapes('pilot')).toHaveLength(2)
  expect(shapes('pilot')?.[1]).toContain('d="M6 2.8a3.3 3.3 0 0 1 0 6.5z"')
  expect(shapes('planned')).toHaveLength(2)
  expect(shapes('ended')).toHaveLength(3)
  expect(shapes('undisclosed')?.[1]).toContain('stroke-dasharray=')
  expect(shapes('ended')?.[2]).toMatch(/fill="none" stroke="light-dark.* d="M2.5 9.5l7-7"/)
})

test('the picture of neighbours marks projects that are not in use as the network does', () => {
  const draw = (stage?: MarkedStage) =>
    drawNeighbours(
      {
        node: entry('entity-1', 'A'),
        neighbours: [{ ...entry('project-1', 'B'), ...(stage && { stage }) }],
        neighbourCount: 1,
      },
      'narrow',
    )
  const drawings = [draw(), draw('planned'), draw('pilot'), draw('ended'), draw('undisclosed')].map(
    (svg) => svg.match(/<path[^>]*>/g)?.join(''),
  )
  expect(new Set(drawings).size).toBe(5)
})

test('pilots, announced and ended projects and those of undisclosed status have marks, and links state the status', async () => {
  const statuses = ['Launched', 'Announced', 'Discontinued', undefined, 'Pilot']
  const part = toNetwork(
    [
      ...statuses.map((status, at) => node(`project-${at + 1}`, { status })),
      node('entity-1', { status: 'Discontinued' }),
    ],
    [],
  )
  expect(Object.fromEntries(part.nodes.map(({ id, stage }) => [id, stage]))).toEqual({
    'entity-1': undefined,
    'project-1': undefined,
    'project-2': 'planned',
    'project-3': 'ended',
    'project-4': 'undisclosed',
    'project-5': 'pilot',
  })
  const drawing = await arrange(part)
  expect(partSvg(drawing)).toContain('<title>Synthetic project-1: project, launched</title>')
  expect(partSvg(drawing)).toContain('<title>Synthetic project-2: project, announced</title>')
  expect(partSvg(drawing)).toContain('<title>Synthetic project-3: project, ended</title>')
  expect(partSvg(drawing)).toMatch(
    />Status<.*>launched or active<.*>pilot<.*>announced<.*>ended<.*>not disclosed</,
  )
})

test('the path of a node is that of its record, for every type of the contract', () => {
  for (const [type, { family }] of Object.entries(nodeTypes)) {
    const id = nodeId(family, 48)
    const record = recordOfNode(id)
    if (!record || record.family === 'countries') throw new Error(`${id} is not a record`)
    const path = recordPath(record.family, 48, 'A name')
    expect(profilePathOfNode({ id, title: 'A name', kind: nodeKindIndex(type) })).toBe(path)
  }
  expect(
    profilePathOfNode({ id: 'region-3', title: 'x', kind: nodeKindIndex('Region') }),
  ).toBeUndefined()
  expect(profilePathOfNode({ id: 'project-x', title: 'x', kind: 0 })).toBeUndefined()
  expect(nodeKindIndex('constructor')).toBe(nodeKinds.length - 1)
})
