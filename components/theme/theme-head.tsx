import { colours } from '@/lib/portal/theme/colours'
import { themeScript } from './theme'

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
