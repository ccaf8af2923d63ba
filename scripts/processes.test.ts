import { expect, test } from 'vitest'
import { waitForNpmToEnd } from './processes'

/** Whether `waitForNpmToEnd` notices that the parent has changed by the third check. */
function noticed(isByNpm: boolean): Promise<boolean> {
  let looks = 0
  const parent = () => {
    looks += 1
    return looks < 3 ? 4711 : 1
  }
  const never = new Promise<false>((resolve) => setTimeout(() => resolve(false), 100))
  return Promise.race([waitForNpmToEnd({ isByNpm, parent, everyMs: 1 }).then(() => true), never])
}

test('a command notices the end of the shell that belongs to npm', async () => {
  expect(await noticed(true)).toBe(true)
})

test('any other command may outlive its shell', async () => {
  expect(await noticed(false)).toBe(false)
})
