/** Types for the parts of Digital Bazaar's packages that are used here. The packages have no types of their own. */
declare module '@digitalbazaar/ed25519-multikey' {
  export interface ExportedKey {
    '@context'?: string
    id?: string
    type: 'Multikey'
    controller?: string
    publicKeyMultibase: string
    secretKeyMultibase?: string
    revoked?: string
  }
  interface Signer {
    id: string
    algorithm: string
    sign(signed: { data: Uint8Array }): Promise<Uint8Array>
  }
  export interface KeyPair {
    export(parts: { publicKey: boolean; secretKey: boolean }): Promise<ExportedKey>
    signer(): Signer
  }
  export function generate(options?: { seed?: Uint8Array }): Promise<KeyPair>
  export function from(key: ExportedKey): Promise<KeyPair>
}
declare module '@digitalbazaar/eddsa-jcs-2022-cryptosuite' {
  interface Cryptosuite {
    name: string
  }
  export function createSignCryptosuite(): Cryptosuite
  export function createVerifyCryptosuite(): Cryptosuite
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { signer?: object; date?: string; cryptosuite: object })
  }
}
declare module 'jsonld-signatures' {
  interface Options {
    suite: object
    purpose: object
    documentLoader(url: string): Promise<{ documentUrl: string; document: unknown }>
  }
  interface Signatures {
    purposes: {
      AssertionProofPurpose: new (options?: { controller?: object; date?: Date }) => object
    }
    sign<Document extends object>(
      document: Document,
      options: Options,
    ): Promise<Document & { proof: Record<string, string> }>
    verify(document: object, options: Options): Promise<{ verified: boolean; error?: Error }>
  }
  const signatures: Signatures
  export = signatures
}
