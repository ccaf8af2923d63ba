import { testSameAnswers } from './same-answer-tests'

testSameAnswers({ oneIn: 6, ofAdditions: 60 })
