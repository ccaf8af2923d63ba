import { SearchCombobox, type SearchComboboxProps } from '@/components/search/search-combobox'
import { maxQueryLength } from '@/lib/contract/parameters'

type SearchBoxProps = Omit<SearchComboboxProps, 'maxLength'>

/** The search box for all records, with the maximum length of a query. */
export function SearchBox(props: SearchBoxProps) {
  return <SearchCombobox {...props} maxLength={maxQueryLength} />
}
