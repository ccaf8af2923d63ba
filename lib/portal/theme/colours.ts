/**
 * The colours of the site. `app/globals.css` repeats them as custom properties, and a test ensures that both are equal:
 * a style sheet cannot import this table, and a picture cannot read the properties of the page that shows it.
 */

export type Theme = 'light' | 'dark'
export type Colour = Readonly<Record<Theme, string>>

export const colours = {
  paper: { light: '#faf8f3', dark: '#14171a' },
  surface: { light: '#ffffff', dark: '#1a1e22' },
  ink: { light: '#1c1e20', dark: '#ebe8e1' },
  muted: { light: '#5a5e63', dark: '#a8adb2' },
  rule: { light: '#dcd7cb', dark: '#30363c' },
  ruleStrong: { light: '#1c1e20', dark: '#cfccc5' },
  accent: { light: '#0b5a5e', dark: '#7cc9c2' },
  accentSoft: { light: '#e3eeec', dark: '#1f3233' },
  warn: { light: '#8a3b12', dark: '#e59b6c' },
} as const satisfies Record<string, Colour>

/** A colour that follows the theme, for use in CSS and in presentation attributes of SVG. */
export const lightDark = ({ light, dark }: Colour): string => `light-dark(${light}, ${dark})`

/** The colours of the site in this form. */
export const themedColours = Object.fromEntries(
  Object.entries(colours).map(([name, colour]) => [name, lightDark(colour)]),
) as Readonly<Record<keyof typeof colours, string>>
