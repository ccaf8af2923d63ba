import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { projectFacets } from '@/lib/portal/list/definitions/project-facets'
import { noValue } from '@/lib/portal/list/facets'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { absences } from './absences'

const names = nameLookup({ countries: [], industries: [], graph: graphIndex([], []) })

test('the codebook explains every value by which projects without a value are filtered', () => {
  const words = projectFacets.flatMap(({ parse, getName }) =>
    parse(noValue) === noValue ? (getName(noValue, names) ?? '') : [],
  )
  expect(words.length).toBeGreaterThan(10)
  expect(words.filter((word) => !Object.hasOwn(absences, word))).toEqual([])
})
