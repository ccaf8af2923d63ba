import { expect, test } from 'vitest'
import { dataWith, wallet } from '@/tests/fixtures/national-wallets'
import { organization } from '@/tests/fixtures/projects'
import { nationalWallets } from './national-wallets'
import { answerWalletTopic, type WalletTopic, walletTopics } from './wallet-topics'

const supplier = (id: number, name: string) =>
  organization(id, 'Affiliation', { name, role: 'Supplier' })
const law = (id: number, title: string) => ({ id, title })
const mdoc = { id: 1, title: 'ISO/IEC 18013-5 Mobile driving licence (mDL) application' }

const austrian = wallet(1, 'AT', {
  status: 'Launched',
  entities: [supplier(1, 'Builder')],
  standards: [mdoc],
  regulations: [law(1, 'eIDAS Regulation')],
})
const german = wallet(2, 'DE', {
  status: 'Pilot',
  entities: [supplier(1, 'Builder'), supplier(2, 'Other')],
  standards: [mdoc],
  regulations: [law(1, 'eIDAS Regulation'), law(2, 'Own act')],
})
const ended = wallet(3, 'ZA', { status: 'Discontinued', dlt_instances: [{ id: 9, name: 'Old' }] })
const ukrainian = wallet(4, 'UA', {
  status: 'Launched',
  dlt_instances: [{ id: 4, name: 'Main net' }],
})

const answer = (topic: WalletTopic, projects = [austrian, german, ended, ukrainian]) => {
  const wallets = nationalWallets(dataWith(projects))
  return wallets && answerWalletTopic(topic, wallets)
}

test('states suppliers, technology and laws of wallets, without ended wallets', () => {
  expect(walletTopics.map((topic) => answer(topic)?.answer)).toEqual([
    'Sources name a supplier in 2 of the 3 countries with a national wallet at any stage. Builder supplies the most national wallets: those of Austria and Germany.',
    'We know the formats and protocols in 2 of the 3 countries with a national wallet at any stage. The most common is mdoc (a document format) in 2.',
    'In 1 of the 2 countries with a launched wallet, sources name one: Ukraine. We found no source either way for the other country.',
    'The most common is the eIDAS Regulation, in 2 of the 3 countries with a national wallet at any stage. Sources also name 1 other law or bill.',
  ])
  expect(answer('suppliers')?.items).toMatchObject([
    { name: 'Builder', path: '/entities/1-builder', countries: ['Austria', 'Germany'] },
    { name: 'Other', countries: ['Germany'] },
  ])
})

test('has no answer if no wallet discloses the topic', () => {
  expect(answer('ledgers', [austrian, ended])).toBeUndefined()
})
