/**
 * The attribute that marks the page of a removed record. Next.js can only send a 404 for it; the public server sends a 410
 * (RFC 9110, 15.5.11) instead.
 */
export const removedAttribute = 'data-removed-in'
