/** The visitor's choice of theme, stored in `localStorage` and applied by the style sheet through `data-theme`. */

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

/** Runs before the first paint, so that pages do not flash in the other theme. */
export const themeScript = `{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:'system'}`

export const getTheme = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? 'system'

let chosenTheme: Theme | undefined

function storedTheme(): Theme {
  try {
    return getTheme(localStorage.getItem(themeKey) ?? undefined)
  } catch {
    return 'system'
  }
}

/** Restores the attribute after the router renders a new layout for some pages, because React then removes it. */
export function restoreTheme(): void {
  document.documentElement.dataset.theme ??= chosenTheme ?? storedTheme()
}

export function chooseTheme(theme: Theme): void {
  chosenTheme = theme
  document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is disabled, so the choice lasts until the page is reloaded.
  }
}

/**
 * Sets the colour of the browser's interface. There is one meta element for each theme; only the chosen one applies.
 */
export function setBrowserColour(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const metaTheme = meta.dataset.theme ?? ''
    meta.media =
      theme === 'system'
        ? `(prefers-color-scheme: ${metaTheme})`
        : theme === metaTheme
          ? 'all'
          : 'not all'
  }
}
