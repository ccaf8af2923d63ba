import { expect, test } from 'vitest'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'

const entry = (id: number, status: string) => ({
  id,
  title: `Project ${id}`,
  type: 'DID Project',
  status,
  base: [],
})
const related = {
  entries: [entry(1, 'Inactive'), entry(3, 'Launched')],
  nationalWallets: new Set([3]),
}
const project = (id: number, title: string) => ({ id, title, type: 'DID Project' })
const getText = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('an organization lists national wallets first, and marks them', () => {
  const html = renderedProfile({
    family: 'entities',
    related,
    document: {
      id: 9,
      name: 'Agency',
      type: ['Public'],
      project_relations: {
        managed: [{ project: project(1, 'Academy'), source: 'https://a.example/' }],
        funded: [{ project: project(7, 'Zoo'), source: 'https://a.example/' }],
        affiliated: [{ project: project(3, 'Wallet'), source: 'https://b.example/' }],
      },
      consortium_memberships: [
        { consortium: project(8, 'Alliance'), source: 'https://a.example/' },
      ],
      stats: { total_links: 4 },
    },
  })
  const text = getText(html)
  expect(text).toContain(
    'Agency has or had a role in 4 projects, one of them a national wallet. It is or was the manager of one, a funder of one and a member of a consortium. One of these projects has ended.',
  )
  expect(text).toMatch(/Wallet 1 \(national wallet\) Partner Launched Academy 2 Manager Ended/)
})

test('a standard first states who follows it, then what it is, and lists national wallets first', () => {
  const followers = [...Array(40).keys()].map((at) => ({
    project: project(at + 1, at === 2 ? 'Zebra wallet' : `Project ${at}`),
  }))
  const html = renderedProfile({
    family: 'standards',
    related,
    document: {
      id: 5,
      title: 'Sample standard',
      ai_description: 'A format.',
      projects_following_count: followers.length,
      projects_following: followers,
      stats: { total_links: followers.length },
    },
  })
  const text = getText(html)
  expect(text).toMatch(
    /1 national wallet and 39 other projects follow this standard\. .* A format\. .*At a glance/,
  )
  expect(text).toContain('Projects that follow this standard 40')
  expect(text).toContain(
    '1 national wallet, then the 25 other projects with the latest launch dates. See all 40 projects',
  )
  expect(html.match(/href="\/projects\/(\d+)-/)?.[1]).toBe('3')
})
