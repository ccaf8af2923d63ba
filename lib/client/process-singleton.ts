import 'server-only'

const globals: Record<symbol, unknown> = globalThis as never

/**
 * The one value of this name in the process, created on first use. Next.js may load a module once for pages and once for
 * route handlers, so a variable of the module would exist twice.
 * @example export const upstream = () => processSingleton('upstream', openUpstream)
 */
export function processSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`did-atlas/${name}`)
  if (!(key in globals)) globals[key] = make()
  return globals[key] as T
}
