/** The colours of the network, in the order of `nodeKinds`. Each stands out from the paper of its theme. */

export type Theme = 'light' | 'dark'

interface Palette {
  paper: string
  ink: string
  link: string
  accent: string
  nodes: readonly string[]
}

export const palettes: Record<Theme, Palette> = {
  light: {
    paper: '#faf8f3',
    ink: '#1c1e20',
    link: '#c3bcab',
    accent: '#0b5a5e',
    nodes: [
      '#0b7a75',
      '#1d4f91',
      '#b3261e',
      '#c05c00',
      '#6b4fa0',
      '#876a00',
      '#3f7d20',
      '#b0307f',
      '#4a5a68',
      '#7a4a2b',
      '#5a5e63',
    ],
  },
  dark: {
    paper: '#14171a',
    ink: '#ebe8e1',
    link: '#4a5259',
    accent: '#7cc9c2',
    nodes: [
      '#4fc1b6',
      '#7fb0f0',
      '#ff8a80',
      '#f2a65a',
      '#b9a2f2',
      '#dcc04a',
      '#94cf6a',
      '#f08fca',
      '#a9b8c6',
      '#cf9f80',
      '#a8adb2',
    ],
  },
}

/** The colour of a kind as a presentation attribute of SVG, which follows the theme by itself. */
export const kindColour = (kind: number): string =>
  `light-dark(${palettes.light.nodes[kind]}, ${palettes.dark.nodes[kind]})`
