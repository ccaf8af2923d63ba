/** The typed links of every kind of page, according to the rules of https://signposting.org/FAIR. */
import { expect, test } from 'vitest'
import { type Ask, signpostingProblems } from '../fixtures/check-signposting'
import { allPages } from '../fixtures/page-types'
import { testServer } from '../test-server'

const ask: Ask = (address) => fetch(address)

test('pages of every type follow the rules of both levels', async () => {
  for (const { name, address } of allPages) {
    const response = await ask(testServer.address + (await address()))
    const link = response.headers.get('link') ?? ''
    // Embeds and pages for missing content are not cited.
    const isCited = response.status === 200 && !new URL(response.url).pathname.startsWith('/embed/')
    const [, cited] = /<([^>]+)>; rel="cite-as"/.exec(link) ?? []
    expect(cited !== undefined, name).toBe(isCited)
    // A page with a parameter that makes no difference is cited as the page without it, to which these links belong.
    if (cited) expect(await signpostingProblems(cited, ask), name).toEqual([])
  }
})

test('the rules detect missing links', async () => {
  const page = `${testServer.address}/projects/118-alpine-id`
  const poor: Ask = async (address) => ({
    status: 200,
    url: address,
    headers: new Headers({ link: '<https://schema.org/AboutPage>; rel="type"' }),
    text: async () => '',
  })
  expect(await signpostingProblems(page, poor)).toEqual([
    'not one cite-as',
    'no describedby',
    'types: https://schema.org/AboutPage',
    'the first type is none of schema.org for a work',
    'no application/linkset+json',
    'no application/linkset',
  ])
})
