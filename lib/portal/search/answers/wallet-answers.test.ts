import { expect, test } from 'vitest'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { organization } from '@/tests/fixtures/projects'
import { answerCountryTopic, answerCountryWallet, answerWallets } from './wallet-answers'

const supplier = (name: string) =>
  organization(name.charCodeAt(0), name === 'Agency' ? 'Managing' : 'Affiliation', {
    name,
    role: 'Supplier',
    source: `https://${name.toLowerCase()}.example/`,
  })

/** The answer on the suppliers of the wallets of Germany: one wallet for each list of names. */
function answerSuppliers(...names: string[][]) {
  const projects = names.map((own, at) =>
    wallet(at + 1, 'DE', {
      title: `Wallet ${at + 1}`,
      status: 'Pilot',
      entities: own.map(supplier),
    }),
  )
  const wallets = nationalWallets(dataWith(projects))
  const germany = wallets?.countries.find(({ code }) => code === 'DE')
  return germany && answerCountryTopic('suppliers', germany)
}

test("introduces the suppliers of a country's wallets, or says that there are none", () => {
  expect(answerSuppliers(['Agency'])?.text).toBe(
    'Organizations behind the national wallet (Wallet 1):',
  )
  expect(answerSuppliers(['Agency', 'Builder'], ['Coder'])?.text).toBe(
    'Organizations behind the national wallets (Wallet 1 and Wallet 2):',
  )
  expect(answerSuppliers([])?.text).toBe(
    'Our sources name no supplier of the national wallet (Wallet 1).',
  )
})

test('names each supplier and manager once, with its roles and its source', () => {
  expect(answerSuppliers(['Builder', 'Agency'], ['Agency'])?.rows).toMatchObject([
    { name: 'Builder', note: 'supplier', source: 'https://builder.example/' },
    { name: 'Agency', note: 'supplier and manager', source: 'https://agency.example/' },
  ])
})

test('states the status of an only wallet once', () => {
  const answer = (titles: string[]) => {
    const projects = titles.map((title, at) => wallet(at + 1, 'DE', { title, status: 'Pilot' }))
    const wallets = nationalWallets(dataWith(projects))
    const germany = wallets?.countries.find(({ code }) => code === 'DE')
    return wallets && germany && answerCountryWallet(germany, wallets, '2026-11-26', undefined)
  }
  expect(answer(['One'])).toMatchObject({ status: { value: 'Pilot' } })
  expect(answer(['One'])?.rows).toEqual([{ name: 'One', path: '/projects/1-one' }])
  expect(answer(['One', 'Two'])?.rows).toMatchObject([{ status: 'Pilot' }, { status: 'Pilot' }])
})

test('counts ended wallets in words', () => {
  const title = (...statuses: ('Pilot' | 'Discontinued')[]) => {
    const projects = statuses.map((status, at) => wallet(at + 1, 'DE', { status }))
    const wallets = nationalWallets(dataWith(projects))
    return wallets && answerWallets(wallets, { status: 'ended' }, '2026-11-26').title
  }
  expect(title('Pilot')).toBe('No national wallet has ended')
  expect(title('Discontinued')).toBe('1 national wallet has ended')
  expect(title('Discontinued', 'Discontinued')).toBe('2 national wallets have ended')
})
