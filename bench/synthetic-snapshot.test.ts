import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import { families } from '@/lib/contract/families'
import { GraphLinks, GraphNodes } from '@/lib/contract/graph'
import { ProjectRelationships } from '@/lib/contract/project-relationships'
import { makeManifest } from '@/lib/dataset/snapshot'
import { syntheticSnapshot } from './synthetic-snapshot'

const snapshot = syntheticSnapshot(400)

test('synthetic records satisfy the contract, and each is marked as synthetic', () => {
  const faults = families.flatMap((family) => {
    const { item, detail } = resource(family)
    return snapshot.families[family].flatMap(({ id, names, summary }) => {
      const inFull = snapshot.documents.get(`${family}/${id}`)
      const errors = [item.safeParse(summary).error, detail?.safeParse(inFull).error]
      const name = /^Synthetic /.test(names.join()) ? [] : [`its name is ${names}`]
      return [...name, ...errors.filter(Boolean)].map((fault) => `${family}/${id}: ${fault}`)
    })
  })
  expect(faults).toEqual([])
  const { id } = snapshot.families.projects[0] ?? {}
  const relationships = snapshot.documents.get(`projects/${id}/relationships`)
  expect(ProjectRelationships.safeParse(relationships).error).toBeUndefined()
  expect(GraphNodes.safeParse(snapshot.documents.get('graph/nodes')).error).toBeUndefined()
  expect(GraphLinks.safeParse(snapshot.documents.get('graph/links')).error).toBeUndefined()
})

test('equal sizes give equal snapshots', () => {
  expect(makeManifest(syntheticSnapshot(400)).hash).toBe(makeManifest(snapshot).hash)
})
