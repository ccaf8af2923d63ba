/** Words that form a question and name nothing. */
import { isSmallWord, queryWords } from './words'

const questionWords = new Set(
  `who whose which what when where why how many much does do did is are was were be been has have had having can could
  will would should there any all some most more every each their its it they them that this these those still already
  yet now today currently tell show me my your list find give number count about into without own get not no please per
  if so than then only one`.split(/\s+/),
)

export const isQuestionWord = (word: string): boolean =>
  isSmallWord(word) || questionWords.has(word)

const questionForm =
  /^\s*(?:who|whose|which|what|when|where|why|how|does|do|did|is|are|was|were|has|have|can|will|list|show|find|tell)\b/i

/** The properties of a subject in questions: `who funds mDL`, `which countries use mDL`. */
const predicates = new Set(
  `use uses used using fund funds funded build builds built make makes made run runs manage manages managed operate
  operates follow follows support supports work works launched countries country projects organizations`.split(
    /\s+/,
  ),
)

/**
 * Returns the subject of a question: its words without question words and, unless nothing else is left, without the
 * predicate. Undefined if the query is not a question, or names nothing.
 * @example contentOfQuestion('Who funds mDL?') // 'mDL'
 */
export function contentOfQuestion(query: string): string | undefined {
  if (!questionForm.test(query)) return undefined
  const words = query.split(/\s+/).map((word) => word.replace(/[?!.,;:]+$/, ''))
  const isNaming = (word: string) => queryWords(word).some((part) => !isQuestionWord(part))
  const named = words.filter(isNaming)
  const subject = named.filter((word) => !predicates.has(word.toLowerCase()))
  const content = (subject.length > 0 ? subject : named).join(' ')
  return content === '' ? undefined : content
}
