import fc from 'fast-check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { testMirrors } from '../upstream/mirror-tests'

const kills = 20

testMirrors({
  facts: factsFolder,
  queries: ['zug', 'swiss', 'bank', 'did:web'],
  killsAfter: (all) =>
    fc.sample(fc.integer({ min: 1, max: Math.floor(all / (kills + 4)) }), {
      numRuns: kills,
      seed: 20261122,
    }),
})
