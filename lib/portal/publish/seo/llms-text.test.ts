import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { llmsText } from './llms-text'

const siteUrl = 'https://atlas.example'
const text = llmsText({ siteUrl, api: `${siteUrl}/api/v1`, terms: undefined, hasTools: true })

test('has the form of llmstxt.org: a title, a summary, text, and lists of links under headings', () => {
  const [head = '', ...sections] = text.split(/^## /m)
  const [title, gap, summary] = head.split('\n')
  expect([title, gap]).toEqual(['# DID Atlas', ''])
  expect(summary).toMatch(/^> [A-Z].+\.$/)
  expect(head).not.toMatch(/^(?:#{2,}|- )/m)
  expect(sections.length).toBeGreaterThan(2)
  for (const section of sections) {
    const [name, ...lines] = section.trim().split('\n')
    expect(name).toMatch(/^[A-Z][a-z]+$/)
    const links = lines.filter((line) => line !== '')
    expect(links, name).not.toEqual([])
    for (const line of links) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S.+/)
  }
  expect(sections.at(-1)).toMatch(/^Optional\n/)
})

test('names every family, and each address once as a link', () => {
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)
  expect(new Set(addresses).size).toBe(addresses.length)
  const lists = addresses.filter((address) => address?.startsWith(`${siteUrl}/lists/`))
  expect(lists).toHaveLength(families.length)
  expect(text).not.toContain('Credit')
})

test('names the tools for language models where there are some', () => {
  expect(text).toContain(`at ${siteUrl}/mcp, no key`)
  const elsewhere = llmsText({ siteUrl, api: siteUrl, terms: undefined, hasTools: false })
  expect(elsewhere).not.toContain('/mcp')
})
