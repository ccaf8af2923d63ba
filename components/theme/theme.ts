/** The visitor's choice of theme: kept in `localStorage`, and read by the style sheet from `data-theme`. */

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

/** Runs before the first paint, so that no page flashes in the other theme. */
export const themeScript = `{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:'system'}`

export const themeOf = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? 'system'

let chosen: Theme | undefined

function storedTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(themeKey) ?? undefined)
  } catch {
    return 'system'
  }
}

/** For a new layout, which the router renders for some pages: React gives the document back without the attribute. */
export function restoreTheme(): void {
  document.documentElement.dataset.theme ??= chosen ?? storedTheme()
}

/** Applies a theme, and stores it if the browser allows it. */
export function chooseTheme(theme: Theme): void {
  chosen = theme
  document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is disabled: the choice lasts until the page is reloaded.
  }
}

/** Sets the colour of the browser's interface: of its two meta elements, one for each theme, the chosen one applies. */
export function colourFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme ?? ''
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
