import { test } from '@playwright/test'
import { faultNames } from '../upstream/faults'
import { testOutages } from '../upstream/outage-tests'

test.describe.configure({ mode: 'default' })

/** All together minutes of a portal without a break; `bench/outages.ts` makes each two minutes, and measures. */
testOutages(faultNames, { duration: 8_000, visitors: 6 })
