/** SWR options for answers that are fetched once for as long as a page is open, and again only after a failure. */
export const fetchOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // The default is a deep comparison: it takes long for thousands of nodes, and only helps if answers are replaced.
  compare: Object.is,
}
