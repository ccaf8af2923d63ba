/**
 * Reports phrases that no native editor would print in visible texts, documentation, comments and titles of tests, with
 * a better word for each. `words.mjs [FILE...]` checks these files, or else all.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The folders and files with visible texts. */
const places = [
  ...['app', 'components', 'docs', 'README.md'],
  ...['contract', 'corrections', 'mcp', 'portal', 'proof'].map((part) => `lib/${part}`),
  ...['corrections', 'keys', 'mcp', 'pages', 'proof'].map((part) => `server/${part}`),
]

/** The folders whose comments and titles of tests are checked. */
const codePlaces = ['app', 'bench', 'components', 'lib', 'scripts', 'server', 'tests']

/** Each phrase with its replacement. A space also matches a line break. Quoted field names are not matched. */
export const phrases = [
  [/\b(is|are|was|were|been) mended\b/, 'corrected, fixed'],
  [/\banew\b/, 'again'],
  [/\bonce more\b/, 'again'],
  [/\bstands? for\b/, 'is, means'],
  [/\bstands? (behind|beside|here|there)\b/, 'runs, maintains; is next to'],
  [
    /(?<!csvTitle: ')\b(First use|([Dd]ate|[Yy]ears?) of first use)\b/,
    'Launched, launch date, launch year',
  ],
  [/\b(is|are|nothing|none met|no project) on record\b/i, 'we know of'],
  [/\bnot (given|known|on record)\b/i, 'not disclosed'],
  [/\bNo \w+ given\b/, 'not disclosed'],
  [/\bUndisclosed\b/, 'Not disclosed'],
  [/\bso many\b/i, 'maximum number of'],
  [/\b(whoever|whomever|whatever)\b/i, 'name who or what'],
  [/\bthose (for whom|who run|that run|to whom)\b/i, 'users, operator'],
  [/\bbeside (the|a|an|it|them|this|its)\b/i, 'next to, in addition to'],
  [/\b(figures?|numbers?|names?|titles?|marks?) leads?\b/i, 'link to, open'],
  [/\bleads? to (the|its|their) (projects?|sources?|list|profile|page)\b/, 'links to'],
  [/\b(is|are|was|were|be) asked\b/, 'requested; "we ask"'],
  [/\b(is|are|was|were|be) told\b/, 'reported, informed'],
  [
    /\b(page|record|source|site|answer|profile|terms|reference|column)s? says?\b/i,
    'states, shows, has',
  ],
  [/\bnothing is said\b/i, 'missing'],
  [/\b(is|are|being|was|were) made\b(?! up)/, 'created, built'],
  [/\bbe made (just|by|of|for|before)\b/, 'created, built'],
  [/\b(is|are|was|were|be) kept\b(?! (up|out))/, 'stored, cached'],
  [/\b(is|are|was|were) (begun|taken out|written down)\b/, 'started, removed, recorded'],
  [/\bin part or whole\b/, 'in part or in full'],
  [/\bthe whole (record|set|network|site|data)\b/, 'the full'],
  [/\b(code|id|identifier|tag)s? of (ISO|SPDX|BCP)\b/, 'ISO code, SPDX identifier'],
  [/\bas (it|they) stands?\b/, 'unchanged'],
  [/\bcounted from\b/, 'based on'],
  [/\b(in|of|on) this record\b/, 'DID Atlas, this page'],
  [/\b(of|in|by|to|for) the atlas\b/, 'DID Atlas'],
  [/\bSearch the atlas\b/, 'Search DID Atlas'],
  [/\bto do with, by\b/, 'involved'],
  [/\bbereft\b/, 'without, missing'],
  [/\b(visitors|users) got no\b/, 'unavailable'],
  [/\bknown headquarters\b/, 'we know where it is based'],
  [/\b(organis|decentralis)(ation|ed|ations)\b/, 'organization, decentralized'],
]

/** Phrases that are fine in comments, for example because a comment may be about one record. */
const allowedInCode = [
  /\b(in|of|on) this record\b/,
  /\bso many\b/i,
  /\bnot (given|known|on record)\b/i,
]

/** The phrases for comments and titles of tests. */
const codePhrases = [
  ...phrases.filter(([phrase]) => !allowedInCode.some(({ source }) => source === phrase.source)),
  [/\bbeside\b/i, 'next to, in addition to'],
  [/\bmended\b/, 'fixed, corrected'],
  [/\bmade of\b/, 'built from'],
  [/\bof (then|before)\b/, 'previous, earlier'],
  [/\bstrangers?\b/, 'anonymous clients'],
  [/\bso that nobody\b/, 'so that visitors cannot'],
  [/^\W*says\b/im, 'states, reports, returns'],
]

const blank = (text) => text.replace(/[^\n]/g, ' ')
const comment = /\/\*[\s\S]*?\*\/|(?<=^|[\s;,{(])\/\/.*$/gm
const title = /\b(?:test|it|describe)(?:\.\w+)*(?:\([^'"`()]*\))?\(\s*(['"`])(.*?)\1/g

/** The comments and titles of tests of a module, without the asterisks and slashes at the start of lines. */
function commentsAndTitles(text) {
  const comments = [...text.matchAll(comment)].map(({ 0: found, index }) => ({
    index,
    found: found.replace(/^(\s*)(\/\*+|\*+\/?|\/\/)/gm, (mark) => blank(mark)),
  }))
  const titles = [...text.matchAll(title)].map(({ 0: call, 2: found, index }) => ({
    index: index + call.length - found.length - 1,
    found,
  }))
  return [...comments, ...titles].map(({ index, found }) => ({
    found,
    line: text.slice(0, index).split('\n').length,
  }))
}

function findPhrases(text, listed, firstLine = 1) {
  return listed.flatMap(([phrase, better]) => {
    const pattern = new RegExp(phrase.source.replaceAll(' ', '\\s+'), `g${phrase.flags}`)
    return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: firstLine + text.slice(0, index).split('\n').length - 1,
      found: found.replace(/\s+/g, ' '),
      better,
    }))
  })
}

const isCode = (file) => /\.(tsx?|mjs|css)$/.test(file)
const isTest = (file) => /\.(test|bench)\./.test(file)

/** The findings in a file: lines with the phrase and its replacement. */
function findWords(file, isVisible) {
  const text = readFileSync(file, 'utf8')
  if (!isCode(file)) return findPhrases(text, phrases)
  return [
    ...commentsAndTitles(text).flatMap(({ found, line }) => findPhrases(found, codePhrases, line)),
    ...(isVisible && !isTest(file) ? findPhrases(text.replace(comment, blank), phrases) : []),
  ]
}

/**
 * The findings in the files as lines: `file:line: “phrase”: write better`. `visible` contains the files with visible
 * texts.
 */
export function checkFiles(names, visible = new Set(names)) {
  const lines = []
  for (const file of names) {
    const findings = findWords(file, visible.has(file))
    for (const { line, found, better } of findings.sort((a, b) => a.line - b.line)) {
      lines.push(`${file}:${line}: “${found}”: write ${better}`)
    }
  }
  return lines
}

/** The names of CSV columns, which must not change, a list of the titles of tests, and the phrases themselves. */
const exempt = new Set([
  'docs/faults.md',
  'lib/portal/publish/table/column-name.ts',
  'scripts/words.mjs',
  'scripts/words.test.ts',
])

function filesIn(place) {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true })
    .map((name) => path.join(place, name))
    .filter((name) => isCode(name) || name.endsWith('.md'))
    .filter((name) => !name.endsWith('.d.ts') && !exempt.has(name))
}

function checkAll() {
  const visible = new Set(places.flatMap(filesIn))
  const code = codePlaces.flatMap(filesIn).filter(isCode)
  return checkFiles([...new Set([...visible, ...code])].sort(), visible)
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  const requestedFiles = process.argv.slice(2)
  const lines = requestedFiles.length > 0 ? checkFiles(requestedFiles) : checkAll()
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
}
