import { expect, test } from 'vitest'
import { peersOptions } from './options'

test('measures for two seconds a round unless told otherwise', () => {
  expect(peersOptions([])).toEqual({ install: false, seconds: 2 })
  expect(peersOptions(['--seconds', '10'])).toEqual({ install: false, seconds: 10 })
  expect(peersOptions(['--install'])).toEqual({ install: true, seconds: 2 })
})

test('explains its options for those that it does not know', () => {
  for (const args of [['--seconds', '0'], ['--seconds', '1.5'], ['--seconds'], ['nginx'], ['-x']]) {
    expect(() => peersOptions(args), args.join(' ')).toThrow('npm run bench -- peers --install')
  }
})
