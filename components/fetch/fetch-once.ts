/** SWR options for answers that hold as long as the page is open: asked for once, unless the request failed. */
export const fetchOnce = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  // SWR compares deeply, which takes long for thousands of nodes and is needed only where an answer is replaced.
  compare: Object.is,
}
