/** The visitor's choice of colours: kept in the browser, and told to the style sheet by an attribute of the document. */

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

/** Runs before anything is drawn, so that no page flashes in the other colours. */
export const themeScript = `{let t;try{t=localStorage.getItem('${themeKey}')}catch{}document.documentElement.dataset.theme=t==='light'||t==='dark'?t:'system'}`

export const themeOf = (value: string | undefined): Theme =>
  themes.find((theme) => theme === value) ?? 'system'

/** Shows a theme, and keeps it where the browser lets sites keep something. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage is switched off: the choice lasts until the page is loaded anew.
  }
}

/** The colour of the browser's own frame is given twice, for each of the system's; the one in use takes both. */
export function colourFrame(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme ?? ''
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all'
  }
}
