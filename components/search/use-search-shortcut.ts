import { type RefObject, useEffect } from 'react'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Lets `/` and Ctrl-K (Cmd-K) focus the visible box, except `/` while the focus is in a text field. */
export function useSearchShortcut(box: RefObject<HTMLInputElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return
    const focus = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
      const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !isField(target)
      const letter = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey
      if (event.defaultPrevented || !(slash || letter)) return
      if (!box.current?.checkVisibility()) return
      event.preventDefault()
      box.current.focus()
      box.current.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [box, active])
}
