/** Writes the queries of addresses. */

type Value = string | readonly string[] | false | undefined

/**
 * A query with its parameters in alphabetical order, without parameters that have no value.
 * @example makeQuery({ status: ['Launched', 'Pilot'], q: undefined, page: '2' }) //
 * 'page=2&status=Launched&status=Pilot'
 */
export function makeQuery(values: Readonly<Record<string, Value>>): string {
  const parameters = Object.entries(values).flatMap(([name, value]) =>
    [value || []].flat().map((text) => [name, text]),
  )
  const query = new URLSearchParams(parameters)
  query.sort()
  return query.toString()
}

/** @example withQuery('/projects', 'page=2') // '/projects?page=2', and `/projects` without a query */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`
