/** One record in six in other formats; `tests/soak/every-record.test.ts` has all of them. */
import { testCitations } from './citation-tests'
import { testExports } from './export-tests'

testCitations({ oneIn: 6 })
testExports({ oneIn: 6 })
