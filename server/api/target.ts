/** Reads the target of an API request before it is routed. */

export const apiPrefix = '/api/v1'

export const isApiTarget = (target: string): boolean =>
  target.startsWith(apiPrefix) && ['/', '?', undefined].includes(target[apiPrefix.length])

function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

/** A path that cannot be decoded is used literally, so that its route can report the fault. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** Normalizes a target: `/projects/` is treated as `/projects`. */
export function apiTarget(target: string): string {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!path.endsWith('/') && !path.includes('%')) return target
  return decodable(withoutTrailingSlashes(path)) + target.slice(path.length)
}
