/** The state of the API and of the data, which the status page shows and requests again. */
export interface SiteState {
  /** When the API was queried, in ISO 8601. */
  checkedAt: string
  /** `unreachable` if the API does not answer, or answers with an error. */
  status: 'healthy' | 'degraded' | 'unhealthy' | 'unreachable'
  version?: string
  /** In seconds. */
  uptime?: number
  /** The states that the API reports for its parts. */
  parts: { name: string; status: string }[]
  /** When the data was last changed, in ISO 8601. */
  dataFrom?: string
  counts: { title: string; path: string; count?: number }[]
  /** The number of items that violated the contract in the documents used for pages so far. */
  omitted: number
}
