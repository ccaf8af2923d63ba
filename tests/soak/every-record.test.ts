/** Repeats for every record what `npm test` proves for some or synthetic ones. */
import { testServedRecords } from '../contract/served-record-tests'
import { testCitations } from '../facts/citation-tests'
import { testExports } from '../facts/export-tests'

testServedRecords({ oneIn: 1 })
testCitations({ oneIn: 1 })
testExports({ oneIn: 1 })
