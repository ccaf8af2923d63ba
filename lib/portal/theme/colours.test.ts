import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours, lightDark } from './colours'

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test('the style sheet has the colours of the table, and no others', () => {
  const declared = readFileSync('app/globals.css', 'utf8').matchAll(/--color-([a-z-]+): (.+);/g)
  const properties = Object.fromEntries([...declared].map(([, name, value]) => [name, value]))
  const table = Object.entries(colours).map(([name, colour]) => [kebab(name), lightDark(colour)])
  expect(properties).toEqual(Object.fromEntries(table))
})

test('the icon has the colours of the table', () => {
  const icon = readFileSync('public/icon.svg', 'utf8')
  const used = [...icon.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour)
  expect(used).toEqual([colours.accent.light, colours.paper.light])
})
