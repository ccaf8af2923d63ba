import { test } from '@playwright/test'
import { faultNames } from '../upstream/faults'
import { testOutages } from '../upstream/outage-tests'

test.describe.configure({ mode: 'default' })

/** With one portal, all faults take minutes; `bench/outages.ts` makes each last two minutes, and measures. */
testOutages(faultNames, { duration: 8_000, visitors: 6 })
