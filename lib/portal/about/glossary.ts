/** The words that newcomers need, each explained in a sentence or two. Keyed by the id in addresses. */

interface Term {
  term: string
  means: string
}

export const glossary = {
  'decentralized-identity': {
    term: 'Decentralized identity',
    means:
      'People hold their own digital documents and show them directly, with no central provider in between.',
  },
  wallet: {
    term: 'Wallet',
    means: 'An app or service in which people keep digital documents and show them to others.',
  },
  'national-wallet': {
    term: 'National wallet',
    means:
      'A government app in which the public can keep official documents and present them to others, who can verify them.',
  },
  'verifiable-credential': {
    term: 'Verifiable credential',
    means:
      'A digital document, such as a diploma, signed so that anyone can check who issued it and that nobody changed it.',
  },
  did: {
    term: 'DID (decentralized identifier)',
    means:
      'An identifier, such as did:web:example.org. Anyone can look up its public keys to check what its owner signed.',
  },
  'did-method': {
    term: 'DID method',
    means: 'The rules for one kind of DID: how to create it and how to look up its keys.',
  },
  keri: {
    term: 'KERI (Key Event Receipt Infrastructure)',
    means: 'A way to create identifiers and to prove each change of their keys, without a ledger.',
  },
  ledger: {
    term: 'Ledger',
    means:
      'A shared record of transactions, usually kept by several parties, such as a blockchain.',
  },
  'ledger-technology': {
    term: 'Ledger technology',
    means: 'The software that a ledger runs on.',
  },
  'credential-format': {
    term: 'Credential format',
    means: 'The form in which a credential is written, for example mdoc, SD-JWT or W3C VC.',
  },
  mdoc: {
    term: 'mdoc',
    means: 'A document format from ISO/IEC 18013-5, first created for mobile driving licences.',
  },
  'sd-jwt': {
    term: 'SD-JWT',
    means:
      'A signed format that lets the holder show only part of the data. SD-JWT VC builds on it.',
  },
  'w3c-vc': {
    term: 'W3C VC',
    means: 'A credential in the data model of W3C, the web standards body.',
  },
  'exchange-protocol': {
    term: 'Exchange protocol',
    means: 'The steps by which a wallet receives and shows credentials, for example OpenID4VC.',
  },
  openid4vc: {
    term: 'OpenID4VC',
    means: 'Protocols to receive (OpenID4VCI) and to show (OpenID4VP) credentials.',
  },
  holder: {
    term: 'Holder',
    means: 'The person or organization that keeps a credential in a wallet and shows it.',
  },
  issuer: {
    term: 'Issuer',
    means: 'The authority or organization that creates and signs a credential.',
  },
  verifier: {
    term: 'Verifier',
    means: 'Anyone who asks for a credential and checks it, such as a bank or a police officer.',
  },
  ssi: {
    term: 'Self-sovereign identity',
    means: 'The idea that people control their own identity data and decide who sees it.',
  },
  eudi: {
    term: 'EUDI (European Digital Identity)',
    means:
      'The EU’s digital identity scheme: the wallet that each member state must offer, and the rules for it.',
  },
  eidas: {
    term: 'eIDAS',
    means:
      'The EU’s law on electronic identification and trust services, Regulation (EU) No 910/2014; eIDAS 2, Regulation (EU) 2024/1183, added the EUDI Wallet.',
  },
} as const satisfies Readonly<Record<string, Term>>

/** The address of a word. @example glossaryAddress('did') // '/about/codebook#word-did' */
export const glossaryAddress = (id: keyof typeof glossary): string => `/about/codebook#word-${id}`
