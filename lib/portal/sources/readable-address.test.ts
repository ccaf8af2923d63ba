import { expect, test } from 'vitest'
import { readableAddress } from './readable-address'

const read = (address: string) => readableAddress(new URL(address))

test('writes an address as people read it', () => {
  expect(read('https://www.admin.example/')).toBe('admin.example')
  expect(read('https://admin.example/eid/?page=2')).toBe('admin.example/eid/?page=2')
  expect(read('https://a.example/d%C3%A9cret')).toBe('a.example/décret')
  expect(read('https://code.example/o/r/blob/f52af5da6035778520c0ffeef52af5da60357785/a.md')).toBe(
    'code.example/o/r/blob/…/a.md',
  )
})

test('truncates a long one, never within a character', () => {
  expect(read(`https://a.example/${'x'.repeat(90)}`)).toBe(`a.example/${'x'.repeat(50)}…`)
  const letters = encodeURIComponent('🪪').repeat(60)
  expect(read(`https://a.example/${letters}`)).toBe(`a.example/${'🪪'.repeat(50)}…`)
})

test('decodes nothing that is invisible, turns the direction of the text, or is no encoding', () => {
  for (const path of ['/a%20b', '/a%E2%80%AEb', '/a%00b', '/100%', '/%FF']) {
    expect(read(`https://a.example${path}`)).toBe(`a.example${path}`)
  }
})
