import { expect, test } from 'vitest'
import { parseShare } from './share'

test('reads a share in percent, of which there is some and no more than all', () => {
  expect(['1%', '25%', '100%'].map(parseShare)).toEqual([0.01, 0.25, 1])
  for (const text of ['0%', '101%', '999%', '25', '2.5%', '-5%', ' 5%', '5 %', '%', '']) {
    expect(parseShare(text), text).toBeUndefined()
  }
})
