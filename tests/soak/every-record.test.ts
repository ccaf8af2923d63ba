/** What `npm test` proves of some records, for every record. */
import { testSameAnswers } from '../contract/postgres/same-answer-tests'
import { testCitations } from '../facts/citation-tests'
import { testFactLinks } from '../facts/fact-link-tests'

testFactLinks({ oneIn: 1 })
testCitations({ oneIn: 1 })
testSameAnswers({ oneIn: 1, ofAdditions: 10 })
