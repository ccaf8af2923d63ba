/** The name of the site and of its API, and of the publisher of its data. */
export const siteName = 'DID Atlas'
