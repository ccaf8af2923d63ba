/**
 * What a build is told of the parameters of pages. Next.js keeps what it has made of a page only where
 * `generateStaticParams` names a value for each parameter, and makes the page of that value during the build. The value
 * here names nothing: a build needs no API, no page that it makes is ever sent, and every page with data is made on its
 * first request.
 */

/** No query, as it has no `=`; no id and no family; a path that no page has. */
export const buildPlaceholder = 'build'

/** Each is the `generateStaticParams` of the files that add its parameters to the path. */
export const queryParams = () => [{ query: buildPlaceholder }]
export const familyParams = () => [{ family: buildPlaceholder }]
export const idParams = () => [{ id: buildPlaceholder }]
export const aboutPageParams = () => [{ page: buildPlaceholder }]
export const versionParams = () => [{ version: buildPlaceholder }]
export const pastListParams = () => [{ version: buildPlaceholder, family: buildPlaceholder }]
export const recordParams = () => [{ family: buildPlaceholder, id: buildPlaceholder }]
/** Longer than the paths of lists and profiles, which are pages of their own. */
export const pathParams = () => [{ path: [buildPlaceholder, buildPlaceholder, buildPlaceholder] }]
