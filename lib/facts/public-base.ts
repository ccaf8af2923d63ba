/**
 * Stands in documents where the public address of the site belongs, which a snapshot cannot know: the server puts its
 * own address there. A reserved domain (RFC 2606), so that it is a valid URL that can be nobody's.
 */
export const publicBase = 'https://public-base.invalid'
