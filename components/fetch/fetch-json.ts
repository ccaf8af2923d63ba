/** Requests from an open page to this site. */

/** A fetcher for SWR: the JSON of an address. Rejects an error, and another shape than the page expects. */
export const jsonFetcher =
  <Body>(isBody: (value: unknown) => value is Body, init?: RequestInit) =>
  async (address: string): Promise<Body> => {
    const response = await fetch(address, init)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const body: unknown = await response.json()
    if (!isBody(body)) throw new Error(`${address} answered in another shape`)
    return body
  }

/**
 * A type guard for objects with these members. It need not check more: pages and responses share their types, and
 * differ only if another version of the site was deployed while a page was open.
 */
export const hasMembers =
  <Body extends object>(...names: (keyof Body & string)[]) =>
  (value: unknown): value is Body =>
    typeof value === 'object' && value !== null && names.every((name) => name in value)

/** SWR options for responses that are fetched once while a page is open, and again only after a failure. */
export const fetchOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // The default is a deep comparison, which is slow for thousands of nodes and only helps if responses are replaced.
  compare: Object.is,
}
