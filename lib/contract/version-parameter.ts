/** Names a version of the data in a query. An addition beyond `api.md`. */
import { z } from 'zod'
import { versionForm } from './version-form'

export const versionNotFound = 'Version not found'

export const VersionParameter = z.string().regex(versionForm)

/** The parameter of everything that the API can answer as of a version. */
export const versioned = {
  version: VersionParameter.optional().describe(
    'A version of the data, as `/versions` lists them; if it is absent, the data of today',
  ),
}
