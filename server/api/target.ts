/** Reads the target of a request before it is routed. */

export const apiPrefix = '/api/v1'

export const isApiTarget = (target: string): boolean =>
  target.startsWith(apiPrefix) && ['/', '?', undefined].includes(target[apiPrefix.length])

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Normalizes a target: `/projects/` and `//projects` are treated as `/projects`. A path that cannot be decoded is used
 * literally, so that its route can report the fault.
 */
export function apiTarget(target: string): string {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (!/%|\/\/|\/$/.test(path)) return target
  const normal = path.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return (isDecodable(normal) ? normal : normal.replaceAll('%', '%25')) + target.slice(path.length)
}
