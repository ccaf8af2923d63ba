import { expect, test } from 'vitest'
import { readableAddress } from './readable-address'

const read = (address: string) => readableAddress(new URL(address))

test('writes the words of a path after the host', () => {
  expect(read('https://press.example/2023/10/13/bhutan-launches-its-digital-id-4711234.html')).toBe(
    'press.example: bhutan launches its digital id',
  )
  expect(read('https://press.example/%F0%9D%90%93%F0%9D%90%A1%F0%9D%90%9E-National-ID/')).toBe(
    'press.example: The National ID',
  )
  expect(read('https://press.example/eID%20f%C3%BCr%20alle%20Bürger/story')).toBe(
    'press.example: eID für alle Bürger',
  )
})

test('writes an address without words as people read it', () => {
  expect(read('https://www.admin.example/')).toBe('admin.example')
  expect(read('https://admin.example/eid/?page=2')).toBe('admin.example/eid/?page=2')
  expect(read('https://a.example/d%C3%A9cret')).toBe('a.example/décret')
  expect(read('https://code.example/o/r/blob/f52af5da6035778520c0ffeef52af5da60357785/a.md')).toBe(
    'code.example/o/r/blob/…/a.md',
  )
})

test('omits the id of a document, but not a slug with numbers', () => {
  const id = '1elNxwZQWwTpT-BFmHT-Y63iBLAeV5qxkhYzjXS0QeTs'
  expect(read(`https://docs.google.com/presentation/d/${id}/htmlpresent`)).toBe(
    'docs.google.com/presentation/d/…/htmlpresent',
  )
  expect(read('https://press.example/The-eID-of-2024-in-5G-networks-of-Europe')).toBe(
    'press.example: The eID of 2024 in 5G networks of Europe',
  )
})

test('tells files of the same name on GitHub apart', () => {
  const read = (path: string) => readableAddress(new URL(`https://github.com/owner/name${path}`))
  expect(read('/blob/f52af5da/catalogs/one/use-case-catalog.json')).toBe(
    'name: one/use-case-catalog.json',
  )
  expect(read('/blob/main/README.md')).toBe('name: README.md')
  expect(read('')).toBe('github.com/owner/name')
})

test('truncates a long one, never within a character', () => {
  expect(read(`https://a.example/${'x'.repeat(120)}`)).toBe(`a.example/${'x'.repeat(90)}…`)
  const letters = encodeURIComponent('🪪').repeat(100)
  expect(read(`https://a.example/${letters}`)).toBe(`a.example/${'🪪'.repeat(90)}…`)
})

test('shows no percent codes, and nothing invisible or that turns the direction of the text', () => {
  expect(read('https://a.example/a%20b')).toBe('a.example/a b')
  expect(read('https://a.example/100%')).toBe('a.example/100%')
  for (const code of ['%E2%80%AE', '%00', '%FF', '%E2%80%8B']) {
    expect(read(`https://a.example/a${code}b`)).toBe('a.example/a…b')
    expect(read(`https://a.example/one-two${code}-three-four`)).toBe(
      'a.example: one two… three four',
    )
  }
})
