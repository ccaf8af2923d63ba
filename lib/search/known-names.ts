/**
 * Names in use that no record states: names of regulations and standards in other languages, their usual abbreviations,
 * and names of terms within names. No rule derives them, so each name comes with a page that shows its use.
 */
export interface KnownNames {
  /** All names of a thing, in any order. */
  names: readonly string[]
  sources: readonly string[]
}

/** Each is the name of one regulation or standard. */
export const actsAndStandards: readonly KnownNames[] = [
  {
    names: [
      'GDPR',
      'General Data Protection Regulation',
      'Regulation (EU) 2016/679',
      'RGPD',
      'Règlement général sur la protection des données',
      'Reglamento general de protección de datos',
      'Regulamento Geral sobre a Proteção de Dados',
      'Regolamento generale sulla protezione dei dati',
      'DSGVO',
      'Datenschutz-Grundverordnung',
      'AVG',
      'Algemene verordening gegevensbescherming',
      'RODO',
      'Ogólne rozporządzenie o ochronie danych',
      'Allmän dataskyddsförordning',
      'Generel forordning om databeskyttelse',
      'Yleinen tietosuoja-asetus',
    ],
    sources: [
      'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      'https://kaitosec.app/en/glossary/gdpr',
      'https://puntersouthall.law/insights/gdpr-glossary-eu-data-protection-key-terms-acronyms/',
      'https://lexdigital.pl/wdrozenie-rodo-co-oznacza-z-czym-sie-wiaze',
    ],
  },
  {
    names: [
      'European Digital Identity Regulation',
      'European Digital Identity Framework',
      'eIDAS 2',
      'Regulation (EU) 2024/1183',
    ],
    sources: ['https://eur-lex.europa.eu/eli/reg/2024/1183/oj'],
  },
  {
    names: ['eIDAS Regulation', 'eIDAS', 'eIDAS 1', 'Regulation (EU) No 910/2014'],
    sources: [
      'https://eur-lex.europa.eu/eli/reg/2014/910/oj',
      'https://www.docbyte.com/news/eidas-1-to-eidas-2/',
    ],
  },
  {
    names: ['EU Deforestation Regulation', 'EUDR', 'Regulation (EU) 2023/1115'],
    sources: ['https://www.ruokavirasto.fi/en/themes/deforestation-regulation/'],
  },
  {
    names: ['Single Digital Gateway Regulation', 'SDGR', 'SDG Regulation'],
    sources: ['https://www.github.com/Governikus/SDG-shared-commons'],
  },
  {
    names: ['Data (Use and Access) Act 2025', 'DUAA'],
    sources: ['https://www.privacyhelper.co.uk/data-use-and-access-act'],
  },
  {
    names: ['Turkish Personal Data Protection Law', 'KVKK', '6698 sayılı Kanun'],
    sources: ['https://odprivacy.com/tr/cozumler/kvkk-cozumu/'],
  },
  {
    names: ['Philippine Identification System Act', 'RA 11055'],
    sources: ['https://www.officialgazette.gov.ph/downloads/2018/08aug/20180806-RA-11055-RRD.pdf'],
  },
  {
    names: [
      'PIPEDA',
      'LPRPDE',
      'Loi sur la protection des renseignements personnels et les documents électroniques',
    ],
    sources: [
      'https://transatlantic-lawyer.com/fr/la-loi-canadienne-sur-la-protection-des-donnees-personnelles',
    ],
  },
  {
    names: [
      'Act on the Protection of Personal Information',
      'APPI',
      '個人情報保護法',
      '個人情報の保護に関する法律',
    ],
    sources: [
      'https://clovertech.jp/blog/12080/',
      'https://codebook.machinarecord.com/security-glossary/%e5%80%8b%e4%ba%ba%e6%83%85%e5%a0%b1%e4%bf%9d%e8%ad%b7%e6%b3%95',
    ],
  },
  {
    names: ['Digital Personal Data Protection Act 2023', 'DPDP Act'],
    sources: ['https://www.getastra.com/blog/compliance/dpdp-compliance/'],
  },
  {
    names: ['Digital Personal Data Protection Rules 2025', 'DPDP Rules'],
    sources: ['https://www.getastra.com/blog/compliance/dpdp-compliance/'],
  },
  {
    names: [
      'W3C Verifiable Credentials Data Model',
      'Verifiable Credentials',
      'Verifiable Credential',
      'VC',
      'VCs',
    ],
    sources: ['https://www.w3.org/TR/vc-data-model-2.0/'],
  },
  {
    names: [
      'W3C Decentralized Identifiers (DIDs) v1.0',
      'Decentralized Identifiers',
      'DID Core',
      'DID',
    ],
    sources: ['https://www.w3.org/TR/did-core/'],
  },
  {
    names: ['European Digital Identity Wallet Architecture and Reference Framework', 'ARF'],
    sources: [
      'https://github.com/eu-digital-identity-wallet/eudi-doc-architecture-and-reference-framework/releases/tag/v3.0.0',
    ],
  },
  {
    names: ['OpenID for Verifiable Presentations', 'OIDC4VP'],
    sources: [
      'https://bitbucket.org/openid/connect/issues/1495/spec-name-alignment-to-new-suite-name',
    ],
  },
  {
    names: ['OpenID for Verifiable Credential Issuance', 'OIDC4VCI'],
    sources: [
      'https://bitbucket.org/openid/connect/issues/1495/spec-name-alignment-to-new-suite-name',
    ],
  },
  {
    names: ['OpenID4VC High Assurance Interoperability Profile', 'OpenID4VC HAIP', 'OID4VC HAIP'],
    sources: ['https://bitbucket.org/openid/connect/issues/1580/openid4vps-add-sd-jwt-example'],
  },
  {
    names: ['OpenID Connect Core 1.0', 'OpenID Connect', 'OIDC', 'OIDC Core'],
    sources: [
      'https://bitbucket.org/openid/connect/issues/1495/spec-name-alignment-to-new-suite-name',
    ],
  },
  {
    names: ['Token Status List', 'OAuth Status List'],
    sources: ['https://datatracker.ietf.org/doc/draft-ietf-oauth-status-list/'],
  },
  {
    names: ['W3C Digital Credentials API', 'Digital Credentials API', 'DC API', 'W3C DC API'],
    sources: ['https://docs.walt.id/concepts/data-exchange-protocols/dc-api.md'],
  },
  {
    names: [
      'EU Digital COVID Certificate technical specifications',
      'EU Digital COVID Certificate',
      'EU DCC',
    ],
    sources: [
      'https://github.com/ehn-dcc-development',
      'https://zenn.dev/dajiaji/articles/97b1cd9349d4ad',
    ],
  },
  {
    names: ['W3C Web Authentication', 'Web Authentication', 'WebAuthn'],
    sources: ['https://www.w3.org/TR/webauthn-2/'],
  },
]

/** Each is a term that is a part of names. */
export const terms: readonly KnownNames[] = [
  {
    names: ['European Commission', 'EU Commission'],
    sources: [
      'https://www.daytondailynews.com/nation-world/eu-plans-digital-id-wallet-for-blocs-post-pandemic-life/PHJ5XCH4WNBW5NEEMKLQUPAP7I/',
    ],
  },
  {
    names: ['Verifiable Credential', 'VC'],
    sources: ['https://hub.ebsi.eu/vc-framework/data-models/vcdm-version-update'],
  },
  {
    names: ['European Digital Identity', 'EU Digital Identity', 'EUDI'],
    sources: [
      'https://github.com/eu-digital-identity-wallet/eudi-doc-architecture-and-reference-framework/blob/v1.3.0/docs/arf.md',
    ],
  },
  {
    names: [
      'EUDI Wallet',
      'European Digital Identity Wallet',
      'EU Digital Identity Wallet',
      'EUDIW',
    ],
    sources: ['https://www.nuget.org/packages/SdJwt.Net.Eudiw'],
  },
  {
    names: [
      'mobile driving licence',
      'mobile driving license',
      "mobile driver's license",
      "mobile driver's licence",
      'mDL',
    ],
    sources: [
      'https://www.iso.org/standard/69084.html',
      'https://csrc.nist.gov/pubs/pd/2023/03/15/accelerate-adoption-of-digital-identities-on-mobil/ipd',
    ],
  },
]
