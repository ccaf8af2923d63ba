/** The query parameter that names a version of the data. An addition to the API contract. */
import { z } from 'zod'
import { versionForm } from './version-form'

export const versionNotFound = 'Version not found'

export const VersionParameter = z.string().regex(versionForm)

/** The parameter of every endpoint that can return data as of a version. */
export const versionParameter = {
  version: VersionParameter.optional().describe(
    'Version of the data, from `/versions`. Defaults to the current data',
  ),
}
