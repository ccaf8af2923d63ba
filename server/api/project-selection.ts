/** Selects projects by the filters and the order of a request, which are the facets and sorts of the portal's list. */
import { ApiError } from '@/lib/contract/errors'
import { matchParameter, projectFields, projectListFilters } from '@/lib/contract/project-list'
import type { Dataset } from '@/lib/dataset/dataset'
import { datasetLists } from '@/lib/portal/list/dataset-lists'
import { projectList } from '@/lib/portal/list/definitions/projects'
import { isKnownValue, unknownValue } from '@/lib/portal/list/known-values'
import type { Facet } from '@/lib/portal/list/list-definition'
import type { ListIndex } from '@/lib/portal/list/list-index'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { type Filters, withMatch, withValues } from '@/lib/portal/list/list-state'
import { invalidValue } from '@/lib/portal/list/query-problems'
import type { NameLookup } from '@/lib/portal/names/name-lookup'
import type { Query } from './call'

interface Projects {
  index: ListIndex
  names: NameLookup
}

const getFacet = (name: string): Facet | undefined => {
  const key = projectListFilters[name]?.facet ?? name.replaceAll('_', '-')
  return projectList.facets.find((facet) => facet.key === key)
}

function parseValue(name: string, text: string, facet: Facet, projects: Projects): string {
  const value = facet.parse(text)
  if (value !== undefined && isKnownValue(value, facet, projects)) return value
  throw new ApiError('invalid_parameter', unknownValue(name, text, facet, projects))
}

function getFilters(query: Query, projects: Projects): Filters {
  let filters: Filters = {}
  for (const name of Object.keys(projectListFilters)) {
    const [facet, texts] = [getFacet(name), query[name]]
    if (!facet || !Array.isArray(texts) || texts.length === 0) continue
    const values = new Set(texts.map((text) => parseValue(name, text, facet, projects)))
    filters = withValues(filters, facet.key, [...values])
    if (query[matchParameter(name)] === 'all' && values.size > 1) {
      filters = withMatch({ page: 1, filters }, facet.key, true).filters
    }
  }
  return filters
}

/** The portal's names of the orders. */
const sortKeys: Readonly<Record<string, string>> = { title: 'name', launch_date: 'launched' }

function getOrder(sort: string, { index }: Projects): Map<number, number> {
  const isDescending = sort.startsWith('-')
  const field = isDescending ? sort.slice(1) : sort
  const token = `${isDescending ? '-' : ''}${sortKeys[field] ?? field}`
  return new Map(index.order(token).map((position, place) => [index.ids[position] ?? 0, place]))
}

export interface ProjectSelection {
  /** The ids of the projects. Undefined for all. */
  ids?: ReadonlySet<number>
  /** The position of each id. Undefined for the order of the list. */
  order?: ReadonlyMap<number, number>
}

/** The projects that a query selects. Throws a 400 for a value that a filter cannot have. */
export async function selectProjects(dataset: Dataset, query: Query): Promise<ProjectSelection> {
  const { sort } = query
  const isFiltered = Object.keys(projectListFilters).some((name) => query[name] !== undefined)
  if (!isFiltered && sort === undefined) return {}
  const lists = datasetLists(dataset)
  const projects = { index: await lists.index('projects'), names: await lists.names() }
  const positions = matchingPositions(projects.index, getFilters(query, projects))
  return {
    ...(isFiltered ? { ids: new Set(positions.map((at) => projects.index.ids[at] ?? 0)) } : {}),
    ...(sort === undefined ? {} : { order: getOrder(sort, projects) }),
  }
}

/**
 * Returns a function that cuts the JSON text of an item to some fields. Throws a 400 for an unknown
 * field.
 */
export function makeFieldPicker(fields: readonly string[] = []): (item: string) => string {
  if (fields.length === 0) return (item) => item
  for (const field of fields) {
    if (projectFields.includes(field)) continue
    const parameter = { parse: () => undefined, values: projectFields }
    throw new ApiError('invalid_parameter', invalidValue('fields', field, parameter))
  }
  return (item) => {
    const entries = Object.entries(JSON.parse(item) as object)
    return JSON.stringify(Object.fromEntries(entries.filter(([name]) => fields.includes(name))))
  }
}
