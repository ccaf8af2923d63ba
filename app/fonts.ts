/**
 * The two typefaces, served from this site. Letters beyond Western Europe are in a second file, which browsers load
 * when they occur. The fallbacks used until then are in `fonts.css`.
 */
import localFont from 'next/font/local'

const publicSans = localFont({
  src: '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-public-sans',
  display: 'swap',
  adjustFontFallback: false,
})

const publicSansExtended = localFont({
  src: '../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-public-sans-extended',
  preload: false,
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF, U+20A0-20AB',
    },
  ],
})

const sourceSerif = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-serif',
  display: 'swap',
  adjustFontFallback: false,
})

const sourceSerifExtended = localFont({
  src: '../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2',
  weight: '200 900',
  variable: '--font-source-serif-extended',
  preload: false,
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF, U+20A0-20AB',
    },
  ],
})

export const fontVariables = [publicSans, publicSansExtended, sourceSerif, sourceSerifExtended]
  .map(({ variable }) => variable)
  .join(' ')
