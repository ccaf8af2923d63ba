/** Definitions of the fields of downloads, which are an addition to the contract. */
import type { Definitions } from './definition'

const version = '2026.11.21'

export const downloadDefinitions: Definitions = {
  version: { means: 'The version of the data: its day.', example: version, evidence: 'assigned' },
  title: { means: 'The title of the data.', example: 'DID Atlas dataset', evidence: 'assigned' },
  license: { means: 'The licence of the data.', evidence: 'assigned' },
  'license.name': {
    means: 'Its name.',
    example: 'Creative Commons Attribution 4.0 International',
    evidence: 'assigned',
  },
  'license.url': {
    means: 'The address of its text.',
    example: 'https://creativecommons.org/licenses/by/4.0/',
    evidence: 'assigned',
  },
  'license.spdx_id': { means: 'Its id of SPDX.', example: 'CC-BY-4.0', evidence: 'assigned' },
  state: {
    means: 'Whether the files are there.',
    example: 'ready',
    evidence: 'assigned',
    values: {
      ready: 'They are.',
      preparing: 'They are being made.',
      unavailable: 'This server has none.',
    },
  },
  base_url: {
    means: 'The address that the names of the files follow.',
    example: `https://atlas.example.org/downloads/${version}/`,
    evidence: 'assigned',
  },
  sets: { means: 'The kinds of records of which there are files.', evidence: 'assigned' },
  'sets[].name': {
    means: 'The name that files of this kind begin with.',
    example: 'did_methods',
    evidence: 'assigned',
  },
  'sets[].title': { means: 'What it is called.', example: 'DID methods', evidence: 'assigned' },
  files: { means: 'The files.', evidence: 'assigned' },
  'files[].name': {
    means: 'The name of the file.',
    example: 'did_methods.csv',
    evidence: 'assigned',
  },
  'files[].title': {
    means: 'What its format is called.',
    example: 'CSV',
    evidence: 'assigned',
  },
  'files[].format': {
    means: 'Its format, or what it says of the others.',
    example: 'csv',
    evidence: 'assigned',
  },
  'files[].media_type': {
    means: 'Its media type.',
    example: 'text/csv; charset=utf-8',
    evidence: 'assigned',
  },
  'files[].set': {
    means: 'The kind of the records in it; absent from a file with all of them.',
    example: 'did_methods',
    evidence: 'assigned',
  },
  'files[].rows': {
    means:
      'How many records, or rows of a table, it has. A file with all sets counts neither the nodes nor the links of the network, which it has too; a file of the network alone counts its nodes.',
    example: 276,
    evidence: 'counted',
  },
  'files[].bytes': { means: 'Its size in bytes.', example: 65536, evidence: 'counted' },
  'files[].sha256': {
    means: 'The SHA-256 of its content, in hexadecimal.',
    example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    evidence: 'counted',
  },
}
