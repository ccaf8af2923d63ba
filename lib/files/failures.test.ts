import { expect, test } from 'vitest'
import { writeFault } from './failures'

const getError = (code: string, path?: string) => Object.assign(new Error('raw'), { code, path })

test('says what keeps a file from being written', () => {
  expect(writeFault(getError('ENOSPC', 'var/a'))).toBe('There is no room left on the disk: var/a')
  expect(writeFault(getError('EROFS'))).toBe('The file system is read-only')
})

test('says that a folder cannot be made, as on a read-only file system', () => {
  const error = Object.assign(getError('ENOENT', 'var/mirror'), { syscall: 'mkdir' })
  expect(writeFault(error)).toBe('No folder can be made there: var/mirror')
})

test('says nothing of other errors', () => {
  for (const error of [getError('ENOENT'), getError('toString'), new Error('x'), 'ENOSPC', null]) {
    expect(writeFault(error)).toBeUndefined()
  }
})
