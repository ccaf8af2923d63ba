import { expect, test } from 'vitest'
import { exactState } from '@/lib/portal/list/list-state'
import { guessNote } from './guess'

test('the note names the text that was not found, and what is listed instead', () => {
  expect(guessNote('projects', { q: 'walet', text: 'wallet' })).toBe(
    'No project name contains “walet”. Showing projects for “wallet”.',
  )
  expect(guessNote('did-methods', { q: 'x y' })).toBe(
    'No DID method name contains “x y”. Showing the closest matches.',
  )
})

test('files and citations of a guess have the corrected text, or there are none', () => {
  const state = { q: 'walet', page: 1, filters: { status: ['Pilot'] } }
  expect(exactState(state, undefined)).toBe(state)
  expect(exactState(state, { q: 'walet', text: 'wallet' })).toEqual({ ...state, q: 'wallet' })
  expect(exactState(state, { q: 'walet' })).toBeUndefined()
  expect(exactState(state, { q: 'the text before', text: 'x' })).toBe(state)
})
