import 'server-only'

const holder: Record<symbol, unknown> = globalThis as never

/**
 * The one `name` of this process, made when it is first asked for. Next.js may load a module more than once, for pages
 * and for route handlers; what they must share cannot be a variable of the module.
 * @example export const upstream = () => shared('upstream', open)
 */
export function shared<T>(name: string, make: () => T): T {
  const key = Symbol.for(`did-atlas/${name}`)
  if (!(key in holder)) holder[key] = make()
  return holder[key] as T
}
