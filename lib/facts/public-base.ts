/**
 * The placeholder for the public URL of the site in documents. A snapshot does not depend on where it is served, so the
 * server replaces the placeholder. The domain is reserved (RFC 2606), so it belongs to no other site.
 */
export const publicBase = 'https://public-base.invalid'
