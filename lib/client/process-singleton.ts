const globals: Record<symbol, unknown> = globalThis as never

/**
 * Returns the only value of this name in the process, which is created on first use. Next.js may load a module once for
 * pages and once for route handlers, so a variable of the module could exist twice.
 * @example export const upstream = () => processSingleton('upstream', openUpstream)
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`did-atlas/${name}`)
  if (!(key in globals)) globals[key] = make()
  return globals[key] as T
}
