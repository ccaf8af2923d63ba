/** Questions that cross tables answer, each with its title and address. */
import { type ExploreState, exploreAddress, firstTable, plainState } from './explore-query'

export interface Question {
  title: string
  state: ExploreState
  address: string
}

type Table = Pick<ExploreState, 'rows' | 'columns'> & Partial<Pick<ExploreState, 'filters'>>

function question(title: string, table: Table): Question {
  const state = { ...plainState, ...table }
  return { title, state, address: exploreAddress(state) }
}

export const questions: readonly Question[] = [
  question('National wallets by region and status', firstTable),
  question('Credential formats by region', { rows: 'format', columns: 'region' }),
  question('Kinds of project by status', { rows: 'kind', columns: 'status' }),
  question('Ledgers by country', { rows: 'country', columns: 'ledger' }),
  question('DID methods by year', { rows: 'did-method', columns: 'year' }),
  question('Standards by status', { rows: 'standard', columns: 'status' }),
  question('Who works with whom', { rows: 'managed-by', columns: 'partner' }),
  question('Status by region', { rows: 'region', columns: 'status' }),
  question('Ledger technologies by country', { rows: 'country', columns: 'technology' }),
  question('Regulations by region', { rows: 'regulation', columns: 'region' }),
  question('Sectors of managing organizations by country', {
    rows: 'country',
    columns: 'manager-sector',
  }),
  question('Industries by region', { rows: 'industry', columns: 'region' }),
  question('Launches by country and year', { rows: 'country', columns: 'year' }),
]
