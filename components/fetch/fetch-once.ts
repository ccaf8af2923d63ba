/** SWR options for responses that are fetched once while a page is open, and again only after a failure. */
export const fetchOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // The default is a deep comparison, which is slow for thousands of nodes and only helps if responses are replaced.
  compare: Object.is,
}
