import { loadSnapshot } from '@/lib/facts/store/postgres/load'
import { compiledWith } from '../../fixtures/facts'
import { syntheticPlace } from '../stored-place'
import { testSameAnswers } from './same-answer-tests'

testSameAnswers({
  inFile: syntheticPlace,
  fill: async ({ environment }) => {
    await loadSnapshot(environment.STORE_URL ?? '', await compiledWith({}))
  },
  requests: 800,
})
