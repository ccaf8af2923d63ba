/**
 * Reports phrases in visible texts and documentation that no native editor would print, with a better word for each.
 * Comments and tests are not checked. `words.mjs [FILE...]` checks these files, or else all.
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

/** Each phrase with what to write instead. A space also matches a line break. Quoted field names are not matched. */
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
  [/\b(organis|decentralis)(ation|ed|ations)\b/, 'organization, decentralized'],
]

const blank = (text) => text.replace(/[^\n]/g, ' ')

/** The text of a module without its comments, which keep their lines. */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|[\s;,{(])\/\/.*$/gm, blank)

/** The findings in a text: its lines with the phrase and what to write instead. */
export function findWords(text, isModule = true) {
  const visible = isModule ? withoutComments(text) : text
  return phrases.flatMap(([phrase, better]) => {
    const pattern = new RegExp(phrase.source.replaceAll(' ', '\\s+'), `g${phrase.flags}`)
    return [...visible.matchAll(pattern)].map(({ 0: found, index }) => ({
      line: visible.slice(0, index).split('\n').length,
      found: found.replace(/\s+/g, ' '),
      better,
    }))
  })
}

/** The findings in the files as lines: `file:line: “phrase”: write better`. */
export function checkFiles(names) {
  const lines = []
  for (const file of names) {
    const findings = findWords(readFileSync(file, 'utf8'), !file.endsWith('.md'))
    for (const { line, found, better } of findings.sort((a, b) => a.line - b.line)) {
      lines.push(`${file}:${line}: “${found}”: write ${better}`)
    }
  }
  return lines
}

/** The names of CSV columns, which must not change, and a list of the titles of tests. */
const exempt = new Set(['docs/faults.md', 'lib/portal/publish/table/column-name.ts'])

function filesIn(place) {
  if (statSync(place).isFile()) return [place]
  const names = readdirSync(place, { recursive: true }).map((name) => path.join(place, name))
  return names.filter((name) => /\.(tsx?|md)$/.test(name) && !/\.(test|bench|d)\./.test(name))
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  const named = process.argv.slice(2)
  const lines = checkFiles(
    named.length > 0
      ? named
      : places
          .flatMap(filesIn)
          .filter((name) => !exempt.has(name))
          .sort(),
  )
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
}
