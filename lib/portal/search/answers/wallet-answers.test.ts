import { expect, test } from 'vitest'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { answerTopic } from './wallet-answers'

const supplier = (id: number, name: string) => ({
  id,
  name,
  type: ['Private'],
  relationship_type: name === 'Agency' ? 'Managing' : 'Affiliation',
  role: 'Supplier',
})

/** The answer on the suppliers of the wallets of Germany: one wallet for each list of names. */
function answerSuppliers(...names: string[][]) {
  const projects = names.map((own, at) =>
    wallet(at + 1, 'DE', {
      title: `Wallet ${at + 1}`,
      status: 'Pilot',
      entities: own.map((name) => supplier(name.charCodeAt(0), name)),
    }),
  )
  const wallets = nationalWallets(dataWith(projects))
  const germany = wallets?.countries.find(({ code }) => code === 'DE')
  return wallets && answerTopic('suppliers', wallets, {}, germany)
}

test("names the items of a country's wallets, or counts them if there are many", () => {
  expect(answerSuppliers(['Agency'])?.text).toBe(
    'Supplier of the national wallet (Wallet 1): Agency.',
  )
  expect(answerSuppliers(['Agency', 'Builder'], ['Coder'])?.text).toBe(
    'Suppliers of the national wallets (Wallet 1 and Wallet 2): Agency, Builder and Coder.',
  )
  expect(answerSuppliers(['Agency', 'Builder', 'Coder', 'Designer'])?.text).toBe(
    'Sources name 4 suppliers of the national wallet (Wallet 1).',
  )
  expect(answerSuppliers([])?.text).toBe(
    'Our sources name no supplier of the national wallet (Wallet 1).',
  )
})

test('names each manager and supplier once, with its roles', () => {
  expect(answerSuppliers(['Builder', 'Agency'], ['Agency'])?.rows).toMatchObject([
    { name: 'Agency', note: 'manager and supplier' },
    { name: 'Builder', note: 'supplier' },
  ])
})
