/**
 * The pages that Next.js caches: pages with a dynamic segment and without a query. All others are rendered per request.
 */
import { families } from '@/lib/contract/families'

/**
 * Values of `generateStaticParams`. Next.js caches a page with a dynamic segment only if there is at least one value,
 * and renders that page during the build. No record has these placeholders as its id, so a build needs no data.
 */
export const placeholderRecord = () => [{ id: '0' }]
export const placeholderVersion = () => [{ version: '0' }]
export const placeholderVersionChart = () => [{ version: '0', id: '0' }]
export const placeholderAboutPage = () => [{ page: '0' }]
export const placeholderDraw = () => [{ draw: '0' }]
export const placeholderEndpoint = () => [{ endpoint: '0' }]
export const placeholderGuide = () => [{ guide: '0' }]
export const placeholderPath = () => [{ path: ['0'] }]

const documentation = ['developers/api', 'developers/guides']
const recordFolders = [
  ...families,
  ...documentation,
  'about',
  'about/audits',
  'charts',
  'sources',
  'versions',
].join('|')
const form = new RegExp(
  `^/(?:embed/(?!graph$|map$|wallets$).+|(?:${recordFolders})/(?!audits$|publishers$)[^/]+|versions/[^/]+/charts/[^/]+)$`,
)

/** Whether the page at a path has a `generateStaticParams`. */
export const isCachedPage = (path: string): boolean => form.test(path)

/**
 * The user agent for which Next.js renders a page completely before it sends the status, and in one pass.
 * `next.config.mjs` has the same value.
 */
export const fullPageUserAgent = 'full page'
