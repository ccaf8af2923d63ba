/** Definitions of the fields of downloads, which are an addition to the contract. */
import type { Definitions } from './definition'

const version = '2026.11.21'

export const downloadDefinitions: Definitions = {
  version: { means: 'Version of the data: its date.', example: version, evidence: 'assigned' },
  title: { means: 'Title of the data.', example: 'DID Atlas dataset', evidence: 'assigned' },
  license: { means: 'Licence of the data.', evidence: 'assigned' },
  'license.name': {
    means: 'Name of the licence.',
    example: 'Creative Commons Attribution 4.0 International',
    evidence: 'assigned',
  },
  'license.url': {
    means: 'URL of the licence.',
    example: 'https://creativecommons.org/licenses/by/4.0/',
    evidence: 'assigned',
  },
  'license.spdx_id': {
    means: 'SPDX licence identifier.',
    example: 'CC-BY-4.0',
    evidence: 'assigned',
  },
  state: {
    means: 'Availability of the files.',
    example: 'ready',
    evidence: 'assigned',
    values: {
      ready: 'Available.',
      preparing: 'Being created.',
      unavailable: 'Not offered by this server.',
    },
  },
  base_url: {
    means: 'Base URL of the files.',
    example: `https://atlas.example.org/downloads/${version}/`,
    evidence: 'assigned',
  },
  sets: { means: 'Kinds of records with files.', evidence: 'assigned' },
  'sets[].name': {
    means: 'Prefix of the file names.',
    example: 'did_methods',
    evidence: 'assigned',
  },
  'sets[].title': { means: 'Title.', example: 'DID methods', evidence: 'assigned' },
  files: { means: 'Files.', evidence: 'assigned' },
  'files[].name': {
    means: 'File name.',
    example: 'did_methods.csv',
    evidence: 'assigned',
  },
  'files[].title': {
    means: 'Format.',
    example: 'CSV',
    evidence: 'assigned',
  },
  'files[].format': {
    means: 'Format, or the kind of documentation.',
    example: 'csv',
    evidence: 'assigned',
  },
  'files[].media_type': {
    means: 'Media type.',
    example: 'text/csv; charset=utf-8',
    evidence: 'assigned',
  },
  'files[].set': {
    means: 'Kind of records in the file; absent if it has all kinds.',
    example: 'did_methods',
    evidence: 'assigned',
  },
  'files[].rows': {
    means:
      'Number of records or table rows. Files with all kinds do not count nodes and links of the network; files of the network count nodes.',
    example: 276,
    evidence: 'counted',
  },
  'files[].bytes': { means: 'Size in bytes.', example: 65536, evidence: 'counted' },
  'files[].sha256': {
    means: 'SHA-256 of the content, in hexadecimal.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    evidence: 'counted',
  },
}
