import { expect, test } from 'vitest'
import { getText, openPage } from './served-page'

test('The example of the score ends in the score of the API', async () => {
  const { main } = await openPage('/about')
  expect(getText(main)).toContain('This is the score in the API.')
})
