/** Definitions of the fields of sources, which are an addition to the contract. */
import type { Definitions } from './definition'
import { sourceKinds, sourceStates } from './values'

export const sourceDefinitions: Definitions = {
  id: {
    means: 'Id derived from the URL: the same URL has the same id in every version.',
    example: 644532785777,
    evidence: 'assigned',
  },
  url: {
    means: 'URL of the source.',
    example: 'https://news.example/2025/launch',
    evidence: 'itself',
  },
  host: {
    means: 'Host of the URL, without `www.`.',
    example: 'news.example',
    evidence: 'itself',
  },
  title: {
    means: 'Title of the page, if known.',
    example: 'Sample opens its wallet',
    evidence: 'itself',
  },
  publisher: {
    means: 'Publisher, or the host if we have not identified it.',
    example: 'Sample Times',
    evidence: 'itself',
  },
  kind: {
    means: 'Kind of source.',
    example: 'press',
    evidence: 'assigned',
    values: sourceKinds,
  },
  language: {
    means: 'Language of the page, as a BCP 47 tag.',
    example: 'de',
    evidence: 'itself',
  },
  published: {
    means: 'Date of publication: a year, a month or a day.',
    example: '2025-03-31',
    evidence: 'itself',
  },
  seen: {
    means: 'Date on which we last found the facts in it.',
    example: '2026-11-20',
    evidence: 'assigned',
  },
  archived_url: {
    means: 'URL of an archived copy.',
    example: 'https://archive.example/2025/launch',
    evidence: 'itself',
  },
  is_copy: {
    means: 'Whether the site republishes other people’s pages.',
    example: true,
    evidence: 'assigned',
  },
  status: {
    means: 'Result of the last link checks.',
    example: 'available',
    evidence: 'itself',
    values: sourceStates,
  },
  checked: { means: 'Date of the last check.', example: '2026-11-21', evidence: 'assigned' },
  moved_to: {
    means: 'Target of a permanent redirect.',
    example: 'https://news.example/archive/launch',
    evidence: 'itself',
  },
  gone_since: {
    means: 'Date of the first failed check.',
    example: '2026-05-02',
    evidence: 'assigned',
  },
  'stats.facts': { means: 'Number of facts that cite it.', example: 7, evidence: 'counted' },
  'stats.records': {
    means: 'Number of records with these facts.',
    example: 2,
    evidence: 'counted',
  },
  facts: { means: 'Facts that cite it.', evidence: 'counted' },
  'facts[].family': {
    means: 'Family of the record with the fact.',
    example: 'projects',
    evidence: 'assigned',
  },
  'facts[].record': { means: 'Record with the fact.', evidence: 'record' },
  'facts[].field': {
    means: 'Field of the fact.',
    example: 'launch_date',
    evidence: 'assigned',
  },
  'facts[].about': {
    means: 'Other record of a relation.',
    example: 'Sample Ministry',
    evidence: 'record',
  },
}
