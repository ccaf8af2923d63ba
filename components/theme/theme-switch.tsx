'use client'

import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import {
  chooseTheme,
  getTheme,
  restoreTheme,
  setBrowserColour,
  type Theme,
  themeKey,
  themes,
} from './theme'

const names: Record<Theme, string> = { system: 'Auto', light: 'Light', dark: 'Dark' }

/** Calls `onChange` when the attribute changes, and applies choices made in other tabs. */
function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === themeKey) document.documentElement.dataset.theme = getTheme(newValue ?? undefined)
  }
  addEventListener('storage', onStorage)
  return () => {
    observer.disconnect()
    removeEventListener('storage', onStorage)
  }
}

const current = (): Theme => getTheme(document.documentElement.dataset.theme)

const nextTheme = (theme: Theme): Theme =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system'

/** A button that cycles through the three themes. Without scripts it is hidden, and the page follows the system. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, current, () => 'system' as const)
  useLayoutEffect(restoreTheme, [])
  useEffect(() => setBrowserColour(theme), [theme])
  const next = nextTheme(theme)
  return (
    <button
      type="button"
      onClick={() => chooseTheme(next)}
      className={`theme-switch ${theme}`}
      title={`Theme: ${names[theme].toLowerCase()}`}
      aria-label={`Theme: ${names[theme].toLowerCase()}. Change to ${names[next].toLowerCase()}`}
    >
      {names[theme]}
    </button>
  )
}
