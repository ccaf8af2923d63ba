interface SearchBoxProps {
  label: string
  placeholder?: string
  large?: boolean
  className?: string
}

/** Asks for projects by name. A plain form: it works before, and without, any script. */
export function SearchBox({ label, placeholder = label, large, className = '' }: SearchBoxProps) {
  const height = large ? 'h-12 text-base' : 'h-9 text-sm'
  return (
    <search className={`${className} ${height}`}>
      <form action="/projects" className="flex h-full w-full">
        <input
          type="search"
          name="q"
          maxLength={200}
          aria-label={label}
          placeholder={placeholder}
          className="min-w-0 flex-1 rounded-l border border-rule bg-surface px-3 text-ink placeholder:text-muted placeholder:opacity-100"
        />
        <button
          type="submit"
          className="cursor-pointer rounded-r border border-rule border-l-0 bg-paper px-3.5 font-medium text-ink hover:bg-accent-soft"
        >
          Search
        </button>
      </form>
    </search>
  )
}
