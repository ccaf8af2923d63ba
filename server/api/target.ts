/** Reads the target of an API request before it is routed. */

export const apiPrefix = '/api/v1'

export const isApiTarget = (target: string): boolean =>
  target.startsWith(apiPrefix) && ['/', '?', undefined].includes(target[apiPrefix.length])

/** A path that cannot be decoded is used literally, so that its route can report the fault. */
function decodable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

/** Normalizes a target: `/projects/` and `//projects` are treated as `/projects`. */
export function apiTarget(target: string): string {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!/%|\/\/|\/$/.test(path)) return target
  return decodable(path.replace(/\/{2,}/g, '/').replace(/\/$/, '')) + target.slice(path.length)
}
