import { SearchCombobox, type SearchComboboxProps } from '@/components/search/search-combobox'
import { maxQueryLength } from '@/lib/contract/parameters'

type SearchBoxProps = Omit<SearchComboboxProps, 'maxLength'>

export function SearchBox(props: SearchBoxProps) {
  return <SearchCombobox {...props} maxLength={maxQueryLength} />
}
