/**
 * The parameters for which pages are rendered at build time. Next.js caches a rendered page only if
 * `generateStaticParams` gives a value for each parameter, and renders the page for that value during the build. The
 * value here identifies nothing, so builds need no API, the pages rendered by the build are never served, and every
 * page with data is rendered on its first request.
 */

/** It is not a query, because it contains no `=`, and neither an id, a family nor the path of a page. */
export const buildPlaceholder = 'build'

/** Each function is the `generateStaticParams` of the files that add its parameters to the path. */
export const queryParams = () => [{ query: buildPlaceholder }]
export const familyParams = () => [{ family: buildPlaceholder }]
export const idParams = () => [{ id: buildPlaceholder }]
export const aboutPageParams = () => [{ page: buildPlaceholder }]
export const versionParams = () => [{ version: buildPlaceholder }]
export const pastListParams = () => [{ version: buildPlaceholder, family: buildPlaceholder }]
export const recordParams = () => [{ family: buildPlaceholder, id: buildPlaceholder }]
/** It has more segments than the paths of lists and profiles, which have their own routes. */
export const pathParams = () => [{ path: [buildPlaceholder, buildPlaceholder, buildPlaceholder] }]
