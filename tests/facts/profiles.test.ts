/** One record in six; `tests/soak/every-record.test.ts` has all of them. */
import { testProfiles } from './profile-tests'

testProfiles({ oneIn: 6 })
