/** Definitions of the fields of sources, which are an addition to the API contract. */
import { assigned, counted, type Definitions, fromItself, fromRecord } from './definition'
import { sourceKinds, sourceStates } from './values'

export const sourceDefinitions: Definitions = {
  id: assigned(
    'Number calculated from the URL, so that it stays the same in every version.',
    644532785777,
  ),
  url: fromItself('Address of the page.', 'https://news.example/2025/launch'),
  host: fromItself('Domain of the page, without www.', 'news.example'),
  title: fromItself('Title that the page gives itself, if known.', 'Sample opens its wallet'),
  publisher: fromItself('Who publishes the page; its domain if we do not know.', 'Sample Times'),
  kind: assigned('What kind of publisher runs the page.', 'press', sourceKinds),
  language: fromItself('Language in which the page is written, as a BCP 47 tag.', 'de'),
  published: fromItself('When the page was published: a year, a month or a day.', '2025-03-31'),
  seen: assigned('Date on which we last found the facts on the page.', '2026-11-20'),
  archived_url: fromItself(
    'Link to an archived copy of the page.',
    'https://archive.example/2025/launch',
  ),
  is_copy: assigned('Whether the site republishes pages of others.', true),
  status: fromItself('What our last link checks found.', 'available', sourceStates),
  checked: assigned('Date on which we last tested the link.', '2026-11-21'),
  moved_to: fromItself(
    'New address, if the page has moved permanently.',
    'https://news.example/archive/launch',
  ),
  gone_since: assigned('Date of the first check that failed.', '2026-05-02'),
  'stats.facts': counted('Number of facts that cite the page.', 7),
  'stats.records': counted('Number of records to which these facts belong.', 2),
  facts: counted('Facts that cite the page.'),
  'facts[].family': assigned('Kind of record to which the fact belongs.', 'projects'),
  'facts[].record': fromRecord('Record to which the fact belongs.'),
  'facts[].field': assigned('Name of the field that holds the fact.', 'launch_date'),
  'facts[].about': fromRecord(
    'Other side of the relation, if the fact links two records.',
    'Sample Ministry',
  ),
}
