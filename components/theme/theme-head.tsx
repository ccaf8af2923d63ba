import { themeScript } from './theme'

/** The colours of paper, for the frame that some browsers draw around a page. */
const paper = { light: '#faf8f3', dark: '#14171a' } as const

/** What the head needs so that the first thing drawn has the right colours. */
export function ThemeHead() {
  return (
    <>
      <script>{themeScript}</script>
      {(['light', 'dark'] as const).map((theme) => (
        <meta
          key={theme}
          name="theme-color"
          media={`(prefers-color-scheme: ${theme})`}
          content={paper[theme]}
          data-theme={theme}
        />
      ))}
    </>
  )
}
