/** The pages of all addresses that no page can have, so that those share one cached 404. */
export const missingPagePath = '/missing'

/** The same for frames on other sites, which may show only pages below `/embed/`. */
const missingEmbedPath = '/embed/missing'

export const isMissingPage = (path: string): boolean =>
  path === missingPagePath || path === missingEmbedPath

export const missingPageFor = (path: string): string =>
  path.startsWith('/embed/') ? missingEmbedPath : missingPagePath
