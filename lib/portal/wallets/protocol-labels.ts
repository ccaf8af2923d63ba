/**
 * The headings of the columns of protocols. OpenID4VC covers OpenID4VCI and OpenID4VP. The file imports nothing, because
 * browsers load it.
 */
export const protocolLabels = ['mdoc', 'SD-JWT', 'W3C VC', 'OpenID4VC'] as const
export type ProtocolLabel = (typeof protocolLabels)[number]
