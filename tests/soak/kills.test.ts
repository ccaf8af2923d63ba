import { testKills } from '../contract/kills'

testKills({
  rounds: 5,
  moments: ['Compiling the facts …', 'done in', ...Array.from({ length: 10 }, (_, at) => at + 1)],
})
