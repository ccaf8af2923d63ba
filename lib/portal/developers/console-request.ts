/** From what is filled in to the request that the console sends, and the same for a command line. */

export interface ConsoleParameter {
  name: string
  in: 'path' | 'query'
  /** The only values that it takes, where these are few. */
  options?: readonly string[]
  hint?: string
}

export interface ConsoleEndpoint {
  path: string
  summary: string
  /** True where no key is asked for. */
  open: boolean
  parameters: readonly ConsoleParameter[]
}

export type Values = Readonly<Record<string, string | undefined>>

/** Below the API's address: `/projects/118`, `/projects?q=zug`. What is left empty is left out. */
export function targetOf({ path, parameters }: ConsoleEndpoint, values: Values): string {
  const query = new URLSearchParams()
  let target = path
  for (const { name, in: where } of parameters) {
    const value = values[name]?.trim()
    if (where === 'path') target = target.replace(`{${name}}`, encodeURIComponent(value || name))
    else if (value) query.set(name, value)
  }
  return query.size > 0 ? `${target}?${query}` : target
}

/** In single quotes nothing means anything to a shell but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The key is never written out: a command line is easily copied on. */
export const curlOf = (address: string, { open }: Pick<ConsoleEndpoint, 'open'>): string =>
  open ? `curl ${quoted(address)}` : `curl -H "X-API-Key: $DID_ATLAS_KEY" ${quoted(address)}`
