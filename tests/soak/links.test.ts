import { testKilledCheck } from '../links/kill-tests'

testKilledCheck({ addressCount: 2_500, hostCount: 115, killCount: 20 })
