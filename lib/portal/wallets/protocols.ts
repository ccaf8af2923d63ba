/** The protocols and credential formats of wallets, recognized by the titles of standards. */

interface Protocol {
  label: string
  /** What counts as it. */
  includes: string
  title: RegExp
}

export const protocols = {
  mdoc: {
    label: 'mdoc',
    includes: 'ISO/IEC 18013-5 or 23220',
    title: /\bISO\b.*\b(?:18013-5|23220)/,
  },
  'sd-jwt': {
    label: 'SD-JWT',
    includes: 'SD-JWT VC, or SD-JWT without a profile',
    title: /\bSD-JWT\b/,
  },
  'w3c-vc': {
    label: 'W3C VC',
    includes: 'the W3C Verifiable Credentials Data Model',
    title: /Verifiable Credentials Data Model/,
  },
  openid4vci: {
    label: 'OpenID4VCI',
    includes: 'OpenID for Verifiable Credential Issuance, or its profile HAIP',
    title: /Verifiable Credential Issuance|OpenID4VC(?:I\b| High Assurance)/,
  },
  openid4vp: {
    label: 'OpenID4VP',
    includes: 'OpenID for Verifiable Presentations, or its profile HAIP',
    title: /OpenID for Verifiable Presentations|OpenID4VP|OpenID4VC High Assurance/,
  },
} as const satisfies Record<string, Protocol>

export type ProtocolName = keyof typeof protocols
export const protocolNames = Object.keys(protocols) as ProtocolName[]

export const isProtocol = (text: string): text is ProtocolName => Object.hasOwn(protocols, text)

/** The protocols among standards. */
export const getProtocols = (titles: readonly string[]): ProtocolName[] =>
  protocolNames.filter((name) => titles.some((title) => protocols[name].title.test(title)))
