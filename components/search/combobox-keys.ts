interface Combobox {
  expanded: boolean
  /** The number of the option that Enter would choose; -1 where that is the text in the box. */
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
 * What a key does, if anything. Arrows go round through all options and the box itself. Home and End stay with the text
 * until an option is active. Escape closes first and clears then.
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
