import { testServedRecords } from './served-record-tests'

testServedRecords({ oneIn: 6 })
