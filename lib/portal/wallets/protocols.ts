/**
 * The formats and protocols that the tables of wallets compare: the formats and protocols of the European Union's
 * wallets.
 */
import {
  credentialFormats,
  exchangeProtocols,
  getNamed,
} from '@/lib/portal/projects/credential-protocols'

export const protocols = {
  mdoc: credentialFormats.mdoc,
  'sd-jwt': credentialFormats['sd-jwt'],
  'w3c-vc': credentialFormats['w3c-vc'],
  openid4vci: exchangeProtocols.openid4vci,
  openid4vp: exchangeProtocols.openid4vp,
}

export type ProtocolName = keyof typeof protocols
export const protocolNames = Object.keys(protocols) as ProtocolName[]

export const isProtocol = (text: string): text is ProtocolName => Object.hasOwn(protocols, text)

/** The protocols among standards. */
export const getProtocols = (titles: readonly string[]): ProtocolName[] =>
  getNamed(protocols, titles)
