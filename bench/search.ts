/** How long a search takes: under load with words that come again, and one after the other with words that never do. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { load } from './wrk'

interface Place {
  api: string
  key: string
  folder: string
}

/** Parts of real names, as people type them: the first letters of every word. */
async function parts({ api, key }: Place): Promise<string[]> {
  const found = new Set<string>()
  for (const family of ['projects', 'entities', 'people', 'standards', 'regulations']) {
    const response = await fetch(`${api}/${family}?per_page=100`, { headers: { 'x-api-key': key } })
    const { data } = (await response.json()) as { data: { title?: string; name?: string }[] }
    for (const { title, name } of data) {
      for (const word of (title ?? name ?? '').split(/[^\p{L}\p{N}]+/u)) {
        for (let length = 2; length <= Math.min(word.length, 8); length += 1) {
          found.add(word.slice(0, length).toLowerCase())
        }
      }
    }
  }
  return [...found]
}

function luaScript(words: string[], key: string): string {
  const list = words.map((word) => `"${encodeURIComponent(word)}"`).join(',')
  return `local words = {${list}}
local n = 0
request = function()
  n = n % #words + 1
  return wrk.format("GET", "/api/v1/search?query=" .. words[n], {["X-API-Key"] = "${key}"})
end`
}

async function oneByOne({ api, key }: Place, words: string[]): Promise<number[]> {
  const times: number[] = []
  for (const word of words) {
    const since = performance.now()
    const response = await fetch(`${api}/search?query=${encodeURIComponent(word)}`, {
      headers: { 'x-api-key': key },
    })
    await response.arrayBuffer()
    times.push(performance.now() - since)
  }
  return times.sort((a, b) => a - b)
}

const at = (sorted: number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN

export async function searchTable(place: Place): Promise<string> {
  const words = await parts(place)
  const first = await oneByOne(place, words)
  const script = path.join(place.folder, 'search.lua')
  writeFileSync(script, luaScript(words, place.key))
  const loaded = load({ url: place.api, script, seconds: 5 })
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`
  return [
    '| search | requests/s | median | p99 | asked for |',
    '|---|---|---|---|---|',
    `| ${words.length} different words, each for the first time, one after the other | | ${milliseconds(at(first, 0.5))} | ${milliseconds(at(first, 0.99))} | median under 3 ms |`,
    `| the same words in turn, 32 connections | ${Math.round(loaded.requestsPerSecond).toLocaleString('en')} | ${milliseconds(loaded.median)} | ${milliseconds(loaded.p99)} | median under 3 ms |`,
  ].join('\n')
}
