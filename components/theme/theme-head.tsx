import { colours } from '@/lib/portal/theme/colours'
import { themeScript } from './theme'

/** What the head needs so that the first thing drawn, the browser's own frame included, has the right colours. */
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
