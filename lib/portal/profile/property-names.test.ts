import { expect, test } from 'vitest'
import { criterionNames, propertyNames, toQuestion } from './property-names'

test('every label has the form of an open question', () => {
  expect(Object.values({ ...propertyNames, ...criterionNames }).map(toQuestion)).toEqual([
    'whether it is made for holders and end users',
    'whether it is made for issuers',
    'whether it is made for verifiers',
    'whether it uses self-sovereign identity',
    'whether it uses or endorses zero-knowledge proofs',
    'whether credentials can be exported',
    'whether it stores users’ keys',
    'whether it uses W3C DIDs, verifiable credentials or KERI',
    'whether it describes itself as self-sovereign identity',
    'whether it has government funding',
    'whether it has known partners',
  ])
})
