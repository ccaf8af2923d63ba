import { testFactLinks } from './fact-link-tests'

testFactLinks({ oneIn: 6 })
