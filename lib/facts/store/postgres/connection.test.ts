import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { StoreError, StoreUnavailable } from '../store'
import { connectionOf, shownAddress, storeErrorOf } from './connection'

const url = 'postgres://atlas:p%40ssw0rd@db.example.org:5433/atlas?sslmode=disable&password=p2'

const refusal = (code: string, message: string) =>
  storeErrorOf(url, Object.assign(new DatabaseError(message, message.length, 'error'), { code }))

test('an address is shown without its password and options', () => {
  expect(shownAddress(url)).toBe('postgres://atlas@db.example.org:5433/atlas')
  expect(shownAddress('postgresql://db.example.org/atlas')).toBe(
    'postgresql://db.example.org/atlas',
  )
})

test('what PostgreSQL refuses is an error with the remedy for it', () => {
  const remedies = {
    '28P01': /Correct the user and the password in STORE_URL\.$/,
    '3D000': /Create the database/,
    '42501': /Let the user create schemas there/,
    '53100': /Make room on its disk\.$/,
  }
  for (const [code, remedy] of Object.entries(remedies)) {
    const error = refusal(code, 'no')
    expect(error, code).not.toBeInstanceOf(StoreUnavailable)
    expect(error.message, code).toMatch(
      /^The store at postgres:\/\/atlas@db\.example\.org:5433\/atlas refuses \(no\)\./,
    )
    expect(error.message, code).toMatch(remedy)
  }
})

test('what may pass by itself is unavailable, with what to do if it does not', () => {
  const starting = refusal('57P03', 'the database system is starting up')
  const away = storeErrorOf(url, Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }))
  for (const error of [starting, away]) expect(error).toBeInstanceOf(StoreUnavailable)
  expect(starting.message).toMatch(/fails \(the database system is starting up\)\. Try again/)
  expect(away.message).toMatch(/does not answer \(ECONNREFUSED\)\. Start PostgreSQL, or correct/)
  for (const { message } of [starting, away]) expect(message).not.toMatch(/p%40|p@ss|p2/)
})

test('an error that says what to do stays as it is', () => {
  const error = new StoreError('Do this.')
  expect(storeErrorOf(url, error)).toBe(error)
})

test('a snapshot is read from its own schema alone', () => {
  expect(connectionOf(url, 'atlas_7').options).toContain('-c search_path=atlas_7 ')
})
