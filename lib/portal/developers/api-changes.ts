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
          '`/projects` accepts every filter of the website, with several values (`status=Pilot,Launched`), and can require all of them (`standard=28,49&standard_match=all`). `sort` sets the order and `fields` the fields. An unknown value returns 400 and suggests the nearest valid one.',
          'The filter `group` also has `efta`, `benelux`, `g7`, `gcc`, `nordic`, `baltic`, `latin-america`, `south-america`, `caribbean`, `sub-saharan-africa` and `western-asia`.',
          '`POST /keys` with `Accept: application/json` creates a key and returns it as JSON.',
          '`/downloads`: all files with size, rows and SHA-256.',
          '`/mcp`: a Model Context Protocol server with which language models can search, read, list, compare and count records, and find paths between them. It is read-only, needs no key and has the limits of the API.',
          '`/mcp`: every tool accepts ids, paths, page addresses, country codes and country names. `neighbours` accepts up to 100 records at once. `path` also skips DID methods and ledger technologies; `through_standards` is now `through_shared`. A call over the limit reports when to try again. Pages of other sites may call the server.',
          '`/reconcile`: a reconciliation service (0.2) for OpenRefine.',
          'OpenAPI describes every field and parameter, with an example from the data.',
          '`/api/v1` itself is a small index of the API.',
          'Every response has an `X-Request-Id`.',
          'Projects state their `kind` and `level`, the source and date of their status (`status_source`, `status_date`) and the date of their end (`end_date`, `end_date_source`). Their organizations can have a `role`.',
          '`/regulations/{id}` has a `source`: the page that confirms the law.',
        ],
      },
      {
        kind: 'Changed',
        texts: [
          'OpenAPI has names that suit generated clients: operations such as `listProjects`, schemas such as `ProjectSummary`, and components for shared shapes. The schema `Error` is now `ApiError`.',
          '`q` of a list finds only names and titles that contain the text. `/search` alone also finds misspellings, after the exact matches.',
          'Booleans are accepted in any case, and empty parameters count as absent.',
          'A trailing slash in a path makes no difference. The message of a 400 names the parameter and what it accepts, except for fixed messages such as “Invalid page parameter”.',
          'The graph no longer has `Parent` and `Child` links: parts are linked as `Member`. `/projects/{id}/relationships` lists a part that is also a member only once, so its total equals `stats.total_links`.',
          '`/health` has a rate limit of its own.',
          '`/mcp` refuses text that is not valid Unicode.',
        ],
      },
      {
        kind: 'Fixed',
        texts: [
          'Ids that cannot be decoded return an error in the usual format.',
          '`QUERY` returns 405. Extra bytes after a request no longer make it fail. An incomplete body returns 408 after 30 seconds.',
          'Response headers stay below 4 KB, the default limit of many proxies.',
          'Free-text queries no longer push all other responses out of the cache.',
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
          'Lists and details of ten kinds of records, with filters, include flags and pages; search, graph, terms and health; an OpenAPI 3.1 description.',
          'Keys, rate limits, strong ETags, compression with br, gzip and zstd, and CORS.',
        ],
      },
    ],
  },
]
