/** Credential formats and exchange protocols, recognized by the titles of standards. */

interface Technique {
  label: string
  /** The standards that count as it. */
  includes: string
  title: RegExp
  /** A description for readers who do not know it. */
  purpose?: string
}

type Techniques = Readonly<Record<string, Technique>>

export const credentialFormats = {
  mdoc: {
    label: 'mdoc',
    includes: 'ISO/IEC 18013-5 or 23220',
    title: /\bISO\b.*\b(?:18013-5|23220)/,
    purpose: 'a document format',
  },
  'sd-jwt': {
    label: 'SD-JWT',
    includes: 'SD-JWT VC, or SD-JWT without a profile',
    title: /\bSD-JWT\b/,
    purpose: 'a document format',
  },
  'w3c-vc': {
    label: 'W3C VC',
    includes: 'the W3C Verifiable Credentials Data Model',
    title: /Verifiable Credentials Data Model/,
    purpose: 'a document format',
  },
  anoncreds: { label: 'AnonCreds', includes: 'AnonCreds', title: /\bAnonCreds\b/ },
  acdc: {
    label: 'ACDC',
    includes: 'Authentic Chained Data Containers, as in the vLEI',
    title: /\bACDC\b/,
  },
} as const satisfies Techniques

export const exchangeProtocols = {
  openid4vci: {
    label: 'OpenID4VCI',
    includes: 'OpenID for Verifiable Credential Issuance, or its profile HAIP',
    title: /Verifiable Credential Issuance|OpenID4VC(?:I\b| High Assurance)/,
    purpose: 'to receive documents',
  },
  openid4vp: {
    label: 'OpenID4VP',
    includes: 'OpenID for Verifiable Presentations, or its profile HAIP',
    title: /OpenID for Verifiable Presentations|OpenID4VP|OpenID4VC High Assurance/,
    purpose: 'to show documents',
  },
  siopv2: {
    label: 'SIOPv2',
    includes: 'Self-Issued OpenID Provider v2',
    title: /Self-Issued OpenID Provider/,
  },
  didcomm: { label: 'DIDComm', includes: 'DIDComm Messaging', title: /\bDIDComm\b/ },
  aries: {
    label: 'Aries',
    includes: 'the Aries RFCs, or their interoperability profile',
    title: /\bAries\b/,
  },
  'vc-api': {
    label: 'VC API',
    includes: 'the Verifiable Credential API',
    title: /Verifiable Credential API/,
  },
  'dc-api': {
    label: 'Digital Credentials API',
    includes: 'the W3C Digital Credentials API',
    title: /Digital Credentials API/,
  },
  'iso-18013-7': {
    label: 'ISO/IEC 18013-7',
    includes: 'ISO/IEC TS 18013-7',
    title: /\bISO\b.*\b18013-7/,
  },
} as const satisfies Techniques

export const getNamed = <Name extends string>(
  techniques: Readonly<Record<Name, Technique>>,
  titles: readonly string[],
): Name[] =>
  (Object.keys(techniques) as Name[]).filter((name) =>
    titles.some((title) => techniques[name].title.test(title)),
  )

export const getLabels = (techniques: Techniques): Record<string, string> =>
  Object.fromEntries(Object.entries(techniques).map(([name, { label }]) => [name, label]))
