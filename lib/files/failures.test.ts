import { expect, test } from 'vitest'
import { writeFault } from './failures'

const getError = (code: string, path?: string) => Object.assign(new Error('raw'), { code, path })

test('explains why a file cannot be written', () => {
  expect(writeFault(getError('ENOSPC', 'var/a'))).toBe('The disk is full: var/a')
  expect(writeFault(Object.assign(new Error(), { errcode: 13 }))).toBe('The disk is full')
  expect(writeFault(getError('ENOSPC'), 'var')).toBe('The disk is full: var')
  expect(writeFault(getError('EROFS'))).toBe('The file system is read-only')
})

test('explains that a folder cannot be created, as on a read-only file system', () => {
  const error = Object.assign(getError('ENOENT', 'var/mirror'), { syscall: 'mkdir' })
  expect(writeFault(error)).toBe('Folders cannot be created there: var/mirror')
})

test('ignores other errors', () => {
  for (const error of [getError('ENOENT'), getError('toString'), new Error('x'), 'ENOSPC', null]) {
    expect(writeFault(error)).toBeUndefined()
  }
})
