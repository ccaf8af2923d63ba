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

/**
 * The colours of classes of numbers, from the lowest to the highest. They are about equally far apart in lightness (CIELAB), and
 * numbers are legible on each.
 */
export const ramp = [
  { light: '#b9d8d4', dark: '#294f50' },
  { light: '#85b6b1', dark: '#3a6d6c' },
  { light: '#549391', dark: '#559390' },
  { light: '#236b6c', dark: '#7abcb8' },
  { light: '#004548', dark: '#bde5e0' },
] as const satisfies readonly Colour[]

/** A colour that follows the theme, for use in CSS and in presentation attributes of SVG. */
export const lightDark = ({ light, dark }: Colour): string => `light-dark(${light}, ${dark})`

/** A drawing in the colours of the light theme alone, for programs that do not know `light-dark()`. */
export const withLightColours = (svg: string): string =>
  svg.replace(/light-dark\(([^,()]+),[^()]*\)/g, '$1')
