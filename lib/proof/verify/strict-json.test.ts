import { expect, test } from 'vitest'
import { parseStrictJson } from './strict-json'

const fault = (text: string): string => {
  try {
    parseStrictJson(text)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('parses JSON as every program does', () => {
  for (const text of [
    '{"a":1,"b":[{"a":-0.5},{"a":1.50}],"c":"x:\\"y\\":{1}","d":{}}',
    '{"__proto__":1,"toString":2}',
    '[1e3,1234567890123456,0.1,1.0,9007199254740991,-0.0,0e9,2.5e-300]',
    '["\\ud83d\\ude00","\\\\ud800"]',
    '"a:b"',
  ]) {
    expect(fault(text), text).toBe('')
  }
})

test('refuses a name that occurs twice, in any spelling', () => {
  for (const text of [
    '{"a":1,"a":1}',
    '[{"b":{"a":1,"\\u0061":2}}]',
    '{"a":{"x":1},"a":{"x":1}}',
  ]) {
    expect(fault(text), text).toContain('a duplicate name')
  }
})

test('refuses numbers that programs would round', () => {
  for (const text of [
    '[9007199254740993]',
    '{"a":0.10000000000000000001}',
    '[1e999]',
    '[1e-400]',
    '[1.2345678e-315]',
  ]) {
    expect(fault(text), text).toContain('too many digits')
  }
})

test('refuses a lone surrogate, in texts and in names', () => {
  for (const text of [
    '["\\ud83d"]',
    '{"a":[{"b":"x\\ude00\\ud83d"}]}',
    '{"\\ud800":1}',
    '["\ud800"]',
  ]) {
    expect(fault(text), JSON.stringify(text)).toContain('an invalid Unicode character')
  }
})

test('refuses invalid JSON', () => {
  for (const text of ['', '{', '{"a":1}{"b":2}', "{'a':1}", 'NaN']) {
    expect(fault(text), text).toContain('is not JSON')
  }
})
