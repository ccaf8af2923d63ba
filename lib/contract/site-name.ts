/** Who compiled the facts that ship with the software. Citations and files of the data credit it on every site. */
export const publisherName = 'DID Atlas'

/**
 * The name of the site and of its API: the setting `SITE_NAME`. Client components get it as a property, because browsers
 * have no settings.
 */
export const siteName = process.env.SITE_NAME?.trim() || publisherName
