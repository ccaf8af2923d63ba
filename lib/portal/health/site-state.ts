/** The state of the API and of the data, as the status page shows it and asks for it again. */
export interface SiteState {
  /** When the API was asked, ISO 8601. */
  checkedAt: string
  /** `unreachable` where the API does not answer, or answers with an error. */
  status: 'healthy' | 'degraded' | 'unhealthy' | 'unreachable'
  version?: string
  /** Seconds. */
  uptime?: number
  /** What the API says of its parts. */
  parts: { name: string; status: string }[]
  /** When the data was last changed, ISO 8601. */
  dataFrom?: string
  counts: { title: string; path: string; count?: number }[]
  /** Items that did not keep the contract, in the documents that pages were made of so far. */
  omitted: number
}
