import { colours } from '@/lib/portal/theme/colours'
import { themeScript } from './theme'

/** The script that applies the theme before the first paint, and the colours of the browser's own interface. */
export function ThemeHead() {
  return (
    <>
      <script>{themeScript}</script>
      {(['light', 'dark'] as const).map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          media={`(prefers-color-scheme: ${theme})`}
          content={colours.paper[theme]}
          data-theme={theme}
        />
      ))}
    </>
  )
}
