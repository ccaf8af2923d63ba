export const pageHeaders = {
  vary: 'Accept-Encoding, RSC',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** `Vary` of profiles, which also depend on `Accept`. */
export const negotiatedVary = `Accept, ${pageHeaders.vary}`

/**
 * `Cache-Control` of a response that depends on more than its address. Some shared caches ignore `Vary` and would send
 * it to everyone.
 */
export const unsharedCacheControl = 'private, max-age=30'

/** Headers of files, such as open data and pictures, which any site may read and display. */
export const openFileHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const
