/** Measures searches: different words one after another, and the same words repeatedly under load. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { load } from './wrk'

interface Target {
  api: string
  key: string
  folder: string
}

/** The prefixes of all words in real names, as they occur during typing. */
async function prefixes({ api, key }: Target): Promise<string[]> {
  const words = new Set<string>()
  for (const family of ['projects', 'entities', 'people', 'standards', 'regulations']) {
    const response = await fetch(`${api}/${family}?per_page=100`, { headers: { 'x-api-key': key } })
    const { data } = (await response.json()) as { data: { title?: string; name?: string }[] }
    for (const { title, name } of data) {
      for (const word of (title ?? name ?? '').split(/[^\p{L}\p{N}]+/u)) {
        for (let length = 2; length <= Math.min(word.length, 8); length += 1) {
          words.add(word.slice(0, length).toLowerCase())
        }
      }
    }
  }
  return [...words]
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

/** The sorted times of sequential requests, in milliseconds. */
async function timesOf({ api, key }: Target, words: string[]): Promise<number[]> {
  const times: number[] = []
  for (const word of words) {
    const start = performance.now()
    const response = await fetch(`${api}/search?query=${encodeURIComponent(word)}`, {
      headers: { 'x-api-key': key },
    })
    await response.arrayBuffer()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

const quantile = (sorted: number[], fraction: number): number =>
  sorted[Math.floor(sorted.length * fraction)] ?? Number.NaN

export async function searchTable(target: Target): Promise<string> {
  const words = await prefixes(target)
  const first = await timesOf(target, words)
  const script = path.join(target.folder, 'search.lua')
  writeFileSync(script, luaScript(words, target.key))
  const loaded = await load({ url: target.api, script, seconds: 5 })
  const milliseconds = (value: number) => `${value.toFixed(2)} ms`
  return [
    '| search | requests/s | median | p99 | target |',
    '|---|---|---|---|---|',
    `| ${words.length} different words, each once, one after another | | ${milliseconds(quantile(first, 0.5))} | ${milliseconds(quantile(first, 0.99))} | median under 3 ms |`,
    `| the same words repeatedly, 32 connections | ${Math.round(loaded.requestsPerSecond).toLocaleString('en')} | ${milliseconds(loaded.median)} | ${milliseconds(loaded.p99)} | median under 3 ms |`,
  ].join('\n')
}
