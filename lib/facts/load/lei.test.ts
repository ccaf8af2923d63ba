import { expect, test } from 'vitest'
import { isLei } from './lei'

test('accepts identifiers of the LEI register', () => {
  // The published identifiers of GLEIF and two banks.
  for (const lei of ['506700GE1G29325QX363', '7LTWFZYICNSX8D621K86', 'HWUPKR0MPOU8FGXBT394']) {
    expect(isLei(lei), lei).toBe(true)
  }
})

test('rejects a wrong check digit', () => {
  for (const lei of ['506700GE1G29325QX364', '506700GE1G29325QX353']) {
    expect(isLei(lei), lei).toBe(false)
  }
})

test('rejects two transposed characters', () => {
  expect(isLei('507600GE1G29325QX363')).toBe(false)
  expect(isLei('506700GE1G29325XQ363')).toBe(false)
})

test('rejects malformed identifiers', () => {
  for (const lei of [
    '',
    '506700GE1G29325QX36',
    '506700GE1G29325QX3631',
    '506700ge1g29325qx363',
    ' 506700GE1G29325QX363',
    '506700GE1G29325QX363\n',
    '506700GE1G29325QXAB3',
    '506700GE-G29325QX363',
  ]) {
    expect(isLei(lei), JSON.stringify(lei)).toBe(false)
  }
})
