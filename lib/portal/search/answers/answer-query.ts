/** Answers a search: with a page of this site, by the rules, or with the records whose texts mention it. */
import { displayName } from '@/lib/contract/families'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { recordOfNode } from '@/lib/portal/graph/node-id'
import { disclosedStatus } from '@/lib/portal/projects/status'
import { recordPath } from '@/lib/portal/records/record-path'
import type { RecordSearch } from '@/lib/portal/search/record-search'
import { squeeze } from '@/lib/search/words'
import type { Answer } from './answer'
import { answerPage } from './page-answers'
import { type Question, toQuestion } from './question'
import { answerQuestion } from './rules'
import { understandQuery } from './understand'
import { getVocabulary } from './vocabulary'

/** A name that people look for may be in texts only. */
const maxMentions = 5

function answerMentions(query: string, { engine, facts }: RecordSearch): Answer | undefined {
  if (!engine.knows(query)) return undefined
  const found = engine.search({ query, perGroup: maxMentions + 1, texts: true })
  if (found.length > maxMentions || found.some(({ kind }) => kind !== 'text')) return undefined
  const rows = found.flatMap(({ id }) => {
    const [node, record] = [facts.node(id), recordOfNode(id)]
    if (!node || !record || record.family === 'countries') return []
    if (!squeeze(facts.text(node)).includes(squeeze(query))) return []
    const name = displayName(record.family, node.title)
    const path = recordPath(record.family, record.id, node.title)
    return [{ name, path, status: disclosedStatus(node.status) }]
  })
  const [first] = rows
  if (!first) return undefined
  return {
    title: `“${query}” has no page of its own`,
    path: first.path,
    text: `${rows.length === 1 ? 'This page mentions' : 'These pages mention'} it:`,
    rows,
    links: [],
  }
}

/** Whether the name of a record has all words of a query. */
function isName(query: string, { engine }: RecordSearch): boolean {
  const [best] = engine.search({ query, perGroup: 1 })
  return best !== undefined && best.kind !== 'place' && best.kind !== 'misspelled'
}

const enumerationForm = /[,/&]|\b(?:and|or)\b/i
const membershipForm = /\b(?:members?|part) of\b/i

/** Whether the words of a query are known, but not what they mean together. */
function isUnclear(query: string, { status, group, record }: Question): boolean {
  // `Which pilots have ended?` is not about all pilots and all ended projects.
  const isOfProject = record.some(({ family }) => family === 'projects')
  if (status.length > 1 && !isOfProject && !enumerationForm.test(query)) return true
  // `Members of ASEAN` are countries, not the organizations there.
  return group.length > 0 && record.length === 0 && membershipForm.test(query)
}

export function answerQuery(
  query: string,
  data: PortalData,
  search: RecordSearch,
  date: string,
): Answer | undefined {
  const page = answerPage(query, data)
  if (page) return page
  const understood = understandQuery(query, getVocabulary(data), search.engine)
  if (!understood) return answerMentions(query, search)
  const { terms, corrected, ignored } = understood
  const question = toQuestion(terms)
  if (isUnclear(query, question)) return undefined
  const forms = [{ question, ignored }]
  const years = [...question.year, ...question.period.map(({ text }) => text)]
  if (years.length > 0) {
    // We count by year of launch only. A question about another year is answered without it.
    if (question.status.flat().some((status) => status !== 'Launched')) forms.pop()
    forms.push({
      question: { ...question, year: [], period: [] },
      ignored: [ignored, ...years].filter(Boolean).join(' … '),
    })
  }
  for (const form of forms) {
    const answer = answerQuestion(form.question, { data, date, ignored: form.ignored })
    // `mDL in Korea` names a project that does not state its standard.
    const isAboutProjects = answer?.path.startsWith('/projects?')
    if (isAboutProjects && answer?.number?.value === 0 && isName(query, search)) return undefined
    if (answer) return { ...answer, corrected, ignored: form.ignored }
  }
  return undefined
}
