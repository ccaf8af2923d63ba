/** @example withQuery('/projects', 'page=2') // '/projects?page=2', and `/projects` without a query */
export const withQuery = (path: string, query: string): string =>
  query === '' ? path : `${path}?${query}`
