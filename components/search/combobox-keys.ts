interface Combobox {
  expanded: boolean
  /** The index of the option that Enter follows; -1 if Enter searches for the text in the box. */
  active: number
  count: number
  text: string
  /** Follows the active option. */
  enter: () => void
  show: (index: number) => void
  close: () => void
  clear: () => void
}

/**
 * The action of a key, if it has one. Arrows cycle through the options and the box. Home and End move within the text
 * unless an option is active. Escape closes the options, and a second one clears the text.
 */
export function keyAction(key: string, combobox: Combobox): (() => void) | undefined {
  const { expanded, active, count, text, enter, show, close, clear } = combobox
  const inList = expanded && active >= 0
  switch (key) {
    case 'ArrowDown':
      return () => show(expanded && active + 1 < count ? active + 1 : -1)
    case 'ArrowUp':
      return () => show(inList ? active - 1 : expanded ? count - 1 : -1)
    case 'Home':
      return inList ? () => show(0) : undefined
    case 'End':
      return inList ? () => show(count - 1) : undefined
    case 'Enter':
      return inList ? enter : undefined
    case 'Escape':
      return expanded ? close : text === '' ? undefined : clear
  }
}
