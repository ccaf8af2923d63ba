/** Definitions of the fields of sources, which are an addition to the contract. */
import { assigned, counted, type Definitions, fromItself, fromRecord } from './definition'
import { sourceKinds, sourceStates } from './values'

export const sourceDefinitions: Definitions = {
  id: assigned(
    'Id derived from the URL: the same URL has the same id in every version.',
    644532785777,
  ),
  url: fromItself('URL of the source.', 'https://news.example/2025/launch'),
  host: fromItself('Host of the URL, without www.', 'news.example'),
  title: fromItself('Title of the page, if known.', 'Sample opens its wallet'),
  publisher: fromItself('Publisher, or the host if we have not identified it.', 'Sample Times'),
  kind: assigned('Kind of source.', 'press', sourceKinds),
  language: fromItself('Language of the page, as a BCP 47 tag.', 'de'),
  published: fromItself('Date of publication: a year, a month or a day.', '2025-03-31'),
  seen: assigned('Date on which we last found the facts in it.', '2026-11-20'),
  archived_url: fromItself('URL of an archived copy.', 'https://archive.example/2025/launch'),
  is_copy: assigned('Whether the site republishes other people’s pages.', true),
  status: fromItself('Result of the last link checks.', 'available', sourceStates),
  checked: assigned('Date of the last check.', '2026-11-21'),
  moved_to: fromItself('Target of a permanent redirect.', 'https://news.example/archive/launch'),
  gone_since: assigned('Date of the first failed check.', '2026-05-02'),
  'stats.facts': counted('Number of facts that cite it.', 7),
  'stats.records': counted('Number of records with these facts.', 2),
  facts: counted('Facts that cite it.'),
  'facts[].family': assigned('Family of the record with the fact.', 'projects'),
  'facts[].record': fromRecord('Record with the fact.'),
  'facts[].field': assigned('Field of the fact.', 'launch_date'),
  'facts[].about': fromRecord('Other record of a relation.', 'Sample Ministry'),
}
