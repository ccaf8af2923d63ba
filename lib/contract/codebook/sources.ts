/** Definitions of the fields of sources, which are an addition to the contract. */
import type { Definitions } from './definition'
import { sourceKinds, sourceStates } from './values'

export const sourceDefinitions: Definitions = {
  id: {
    means: 'A number made from the address: the same address has the same number in every version.',
    example: 644532785777,
    evidence: 'assigned',
  },
  url: {
    means: 'The address that the facts cite.',
    example: 'https://news.example/2025/launch',
    evidence: 'itself',
  },
  host: {
    means: 'The host of the address, without `www.`.',
    example: 'news.example',
    evidence: 'itself',
  },
  title: {
    means: 'The title of the page, if it is known.',
    example: 'Sample opens its wallet',
    evidence: 'itself',
  },
  publisher: {
    means: 'Who publishes at the address. Where nobody has looked, the host.',
    example: 'Sample Times',
    evidence: 'itself',
  },
  kind: {
    means: 'What kind of source it is.',
    example: 'press',
    evidence: 'assigned',
    values: sourceKinds,
  },
  language: {
    means: 'The language of the page, as a tag of BCP 47.',
    example: 'de',
    evidence: 'itself',
  },
  published: {
    means: 'When it was published: a year, a month or a day.',
    example: '2025-03-31',
    evidence: 'itself',
  },
  seen: {
    means: 'The day on which its facts were last seen in it.',
    example: '2026-11-20',
    evidence: 'assigned',
  },
  archived_url: {
    means: 'The address of a copy in a web archive.',
    example: 'https://archive.example/2025/launch',
    evidence: 'itself',
  },
  is_copy: {
    means: 'Whether the site shows copies of other people’s pages.',
    example: true,
    evidence: 'assigned',
  },
  status: {
    means: 'What the last checks of the address found.',
    example: 'available',
    evidence: 'itself',
    values: sourceStates,
  },
  checked: { means: 'The day of the last check.', example: '2026-11-21', evidence: 'assigned' },
  moved_to: {
    means: 'Where a permanent redirect leads.',
    example: 'https://news.example/archive/launch',
    evidence: 'itself',
  },
  gone_since: {
    means: 'The day of the first of the checks that failed.',
    example: '2026-05-02',
    evidence: 'assigned',
  },
  'stats.facts': { means: 'The number of facts that cite it.', example: 7, evidence: 'counted' },
  'stats.records': {
    means: 'The number of records that state them.',
    example: 2,
    evidence: 'counted',
  },
  facts: { means: 'The facts that cite it.', evidence: 'counted' },
  'facts[].family': {
    means: 'The family of the record that states the fact.',
    example: 'projects',
    evidence: 'assigned',
  },
  'facts[].record': { means: 'The record that states the fact.', evidence: 'record' },
  'facts[].field': {
    means: 'The field that holds the fact.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'facts[].about': {
    means: 'The record on the other side of a relation.',
    example: 'Sample Ministry',
    evidence: 'record',
  },
}
