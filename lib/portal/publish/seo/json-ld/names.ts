/** Identifiers of things that have no page of their own. */

/** The fragment that distinguishes the subject of a page from the page. */
export const thingFragment = '#this'

export const datasetId = (siteUrl: string): string => `${siteUrl}/#dataset`
export const publisherId = (siteUrl: string): string => `${siteUrl}/about#publisher`
export const siteId = (siteUrl: string): string => `${siteUrl}/#site`
