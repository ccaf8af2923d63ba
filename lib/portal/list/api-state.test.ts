import { expect, test } from 'vitest'
import { apiListViewOf } from './api-list-view'
import { apiQueryOf, apiStateOf, isApiState } from './api-state'
import { listOutlines } from './list-definitions'

const { projects } = listOutlines
const state = { page: 2, filters: { type: ['Consortium'] } }

test('the API is sent the page size by which the list counts its pages', () => {
  for (const pageSize of [10, 20, 50]) {
    const list = { ...projects, pageSize }
    expect(apiQueryOf(list, state)).toEqual({
      q: undefined,
      page: 2,
      perPage: pageSize,
      filters: { type: 'Consortium' },
    })
    const page = { list, state, rows: [], total: 101, all: undefined, omitted: 0 }
    expect(apiListViewOf(page).pages).toBe(Math.ceil(101 / pageSize))
  }
})

test('the API has a page for one value of a filter that it knows, in its own order', () => {
  expect(isApiState(projects, state)).toBe(true)
  expect(isApiState(projects, { ...state, sort: 'name' })).toBe(false)
  const more = { page: 1, q: 'a', filters: { ...state.filters, status: ['Pilot'] } }
  expect(isApiState(projects, more)).toBe(false)
  expect(apiStateOf(projects, more)).toEqual({ page: 1, q: 'a', filters: state.filters })
})
