/** Names a version of the data in a query. An addition beyond `api.md`. */
import { z } from 'zod'

/** Its day: `2026.11.22`. */
export const versionForm = /^\d{4}\.\d{2}\.\d{2}$/

export const versionNotFound = 'Version not found'

export const VersionParameter = z.string().regex(versionForm)

/** The parameter of everything that the API can answer as of a version. */
export const versioned = {
  version: VersionParameter.optional().describe(
    'A version of the data, as `/versions` lists them; if it is absent, the data of today',
  ),
}
