/** The changes of the API by version. The changelog of everything else is `CHANGELOG.md`. */

interface ApiChanges {
  version: string
  changes: readonly {
    kind: 'Added' | 'Changed' | 'Deprecated' | 'Removed' | 'Fixed'
    /** Code is enclosed in backticks. */
    texts: readonly string[]
  }[]
}

/** The newest first. */
export const apiChanges: readonly ApiChanges[] = [
  {
    version: 'Since 1.0.0',
    changes: [
      {
        kind: 'Added',
        texts: [
          '`/sources` and `/sources/{id}`: publisher, kind and last check of each source, and the facts that cite it. `cited_in` lists the sources of one record.',
          '`/evidence`: last review, number of facts and sources, and missing fields of each record.',
          '`/audits`: random facts that were checked against their sources, with the results. The field `correction` states what was done about a wrong fact.',
          '`/fields`: how many records have each field.',
          '`/versions` and `/changes`: versions of the data, and what changed between any two, field by field. Lists, records, the graph, search and `/downloads` accept `version`.',
          '`/projects` can be filtered by every facet of the website, with several values (`status=Pilot,Launched`), all of which can be required (`standard=28,49&standard_match=all`). `sort` orders it, `fields` cuts it. An unknown value is a 400 that names the nearest valid one.',
          '`/downloads`: all files with size, rows and SHA-256.',
          '`/mcp`: a Model Context Protocol server with which language models search, read, list, compare, count and connect records. Read-only, no key, same limits as the API.',
          '`/mcp`: every tool accepts ids, paths, addresses of pages, and codes and names of countries. `neighbours` takes up to 100 records at once. `path` leaves out DID methods and ledger technologies too; `through_standards` is now `through_shared`. A call over the limit is a result that states when to try again, and pages of other sites may call.',
          '`/reconcile`: a reconciliation service (0.2) for OpenRefine.',
          'The OpenAPI description has a description and an example for every field and parameter. Examples come from the data.',
          '`/api/v1` itself is a small index of the API.',
          'Every response has an `X-Request-Id`.',
          'Projects state their `kind` and `level`, the source and date of their status (`status_source`, `status_date`) and the date of their end (`end_date`, `end_date_source`). Their organizations can have a `role`.',
        ],
      },
      {
        kind: 'Changed',
        texts: [
          'OpenAPI suits generated clients: operations are named `listProjects`, `getProject`, `searchAll`, schemas `ProjectSummary`, `EntityDetail`, and shared shapes are components. The schema `Error` is now `ApiError`.',
          '`q` of a list finds names and titles that contain the text, as the contract says. Misspellings are for `/search` only, after the exact matches.',
          'Booleans are accepted in any case, and empty parameters count as absent.',
          'A path with a trailing slash answers like the path without it. Messages of 400 name the parameter and what it accepts.',
          'The graph has no links `Parent` and `Child`: a part is a `Member` of its whole. `/projects/{id}/relationships` lists a part that is also a member once, so its total equals `stats.total_links`.',
          '`/health` has a rate limit of its own.',
          'Half of a surrogate pair in a request to `/mcp` is refused.',
        ],
      },
      {
        kind: 'Fixed',
        texts: [
          'Paths with undecodable ids get an error in the format of the contract.',
          '`QUERY` is 405. Garbage after a request no longer fails that request. A body that stops arriving is 408 after 30 seconds.',
          'No response has more than 4 KB of headers, so proxies with default buffers pass all of them on.',
          'Responses to free-text queries no longer evict all others from memory.',
        ],
      },
    ],
  },
  {
    version: '1.0.0, 21 November 2026',
    changes: [
      {
        kind: 'Added',
        texts: [
          'Ten families of records as lists and in full, with filters, include flags and pages; search, graph, terms and health; an OpenAPI 3.1 description.',
          'Keys, rate limits, strong ETags, compression with br, gzip and zstd, and CORS.',
        ],
      },
    ],
  },
]
