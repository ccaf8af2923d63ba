import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { expectedValues } from '@/lib/setting-values'
import { Metrics } from '@/server/metrics/metrics'
import { nodeFault } from './run-command'

const read = (file: string): string => readFileSync(file, 'utf8')

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[]
}
const rules = (parse(read('deploy/prometheus/alerts.yml')) as Rules).groups.flatMap(
  (group) => group.rules,
)

test('every alert has its section on the page of alerts, and every section its alert', () => {
  const sections = [...read('docs/alerts.md').matchAll(/^## (.+)$/gm)].map(([, title]) => title)
  expect(rules.length).toBeGreaterThan(5)
  expect(sections).toEqual(rules.map(({ alert }) => alert))
  for (const { alert, annotations } of rules) {
    expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`)
  }
})

test('alerts and their page use metrics that the server has', async () => {
  const metrics = new Metrics()
  metrics.observeRenders(() => ({ running: 0, waiting: 0 }))
  const manifest = { hash: 'a', date: '2026-11-22' }
  metrics.observeStore({
    current: { dataset: { manifest } },
    isRefused: false,
    isUnreachable: false,
  })
  metrics.observeSharedState({ isPresent: true })
  metrics.observeParts({})
  const metricNames = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  const texts = [...rules.map(({ expr }) => expr), read('docs/alerts.md')].join(' ')
  const usedNames = [...texts.matchAll(/\b(?:did_atlas|nodejs|process)_[a-z0-9_]+/g)].map(
    ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
  )
  expect(usedNames.length).toBeGreaterThan(10)
  expect([...new Set(usedNames)].filter((name) => !metricNames.includes(name))).toEqual([])
})

test('deployments use settings that exist', () => {
  const own = ['NODE_ENV', 'SITE_HOST', 'UPSTREAM', 'NODE_IMAGE']
  const places = {
    'deploy/Dockerfile': /\b([A-Z]+(?:_[A-Z]+)*)=/g,
    'deploy/systemd/did-atlas.service': /^Environment=([A-Z_]+)=/gm,
  }
  for (const [file, form] of Object.entries(places)) {
    const named = [...read(file).matchAll(form)].map(([, name = '']) => name)
    expect(named.length, file).toBeGreaterThan(1)
    expect(named.filter((name) => !(name in expectedValues || own.includes(name)))).toEqual([])
  }
})

test('the image, the unit and npm start the server alike, on a Node.js that is pinned and new enough', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
  const dockerfile = read('deploy/Dockerfile')
  const [, command = ''] = /^CMD (\[.+\])$/m.exec(dockerfile) ?? []
  expect((JSON.parse(command) as string[]).join(' ')).toBe(scripts.start)
  expect(read('deploy/systemd/did-atlas.service')).toContain(
    `ExecStart=/usr/bin/${scripts.start}\n`,
  )
  const [, version = ''] = /^ARG NODE_IMAGE=node:(\d+\.\d+\.\d+)-[a-z-]+$/m.exec(dockerfile) ?? []
  expect(nodeFault(version)).toBeUndefined()
  expect(dockerfile).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
})
