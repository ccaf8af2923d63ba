/** What a page asks this site for once it is open, for the hooks that SWR drives. */

/** Rejects unless the answer is a success. */
export async function fetchOk(address: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** A fetcher for SWR: the JSON of an address. Rejects unless it has the shape that the page expects. */
export const jsonFetcher =
  <Body>(isBody: (value: unknown) => value is Body, init?: RequestInit) =>
  async (address: string): Promise<Body> => {
    const body: unknown = await (await fetchOk(address, init)).json()
    if (!isBody(body)) throw new Error(`${address} answered in another shape`)
    return body
  }

/**
 * Tells whether a value is an object with these members. That is all there is to check: the answers have the types of
 * this project, and only another version of the site, deployed while a page was open, can answer otherwise.
 */
export const hasMembers =
  <Body extends object>(...names: (keyof Body & string)[]) =>
  (value: unknown): value is Body =>
    typeof value === 'object' && value !== null && names.every((name) => name in value)

export const isArrayOf = <Item>(value: unknown): value is Item[] => Array.isArray(value)
