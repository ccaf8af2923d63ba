/** Builds the request that the console sends from the values entered, and the equivalent command line. */
import { withQuery } from '@/lib/text/query'

export interface ConsoleParameter {
  name: string
  /** The permitted values, if there are few. */
  options?: readonly string[]
  /** The initial value, for parameters that a request needs. */
  example?: string
}

export interface ConsoleEndpoint {
  path: string
  /** True if the endpoint requires no key. */
  isPublic: boolean
  parameters: readonly ConsoleParameter[]
}

export type Values = Readonly<Record<string, string | undefined>>

export const isInPath = ({ path }: Pick<ConsoleEndpoint, 'path'>, name: string): boolean =>
  path.includes(`{${name}}`)

/** The target relative to the API's address: `/projects/118`, `/projects?q=zug`. Empty query parameters are omitted. */
export function getTarget(endpoint: ConsoleEndpoint, values: Values): string {
  const query = new URLSearchParams()
  let target = endpoint.path
  for (const { name } of endpoint.parameters) {
    const value = values[name]?.trim()
    if (isInPath(endpoint, name))
      target = target.replace(`{${name}}`, encodeURIComponent(value || name))
    else if (value) query.set(name, value)
  }
  return withQuery(target, String(query))
}

/** In single quotes, a shell interprets no character but the quote itself. */
const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** Refers to the key by a variable, because command lines are easily copied to other places. */
export const toCurl = (address: string, { isPublic }: Pick<ConsoleEndpoint, 'isPublic'>): string =>
  isPublic
    ? `curl ${quoteForShell(address)}`
    : `curl -H "X-API-Key: $DID_ATLAS_KEY" ${quoteForShell(address)}`

export const initialValues = ({ parameters }: ConsoleEndpoint): Values =>
  Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
