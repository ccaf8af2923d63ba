/** The colours of the network. Those of the nodes are in the order of `nodeKinds`. */
import { colours, lightDark, type Theme } from '@/lib/portal/theme/colours'

interface Palette {
  paper: string
  ink: string
  link: string
  accent: string
  nodes: readonly string[]
}

export const graphPalettes: Record<Theme, Palette> = {
  light: {
    paper: colours.paper.light,
    ink: colours.ink.light,
    link: '#c3bcab',
    accent: colours.accent.light,
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
      colours.muted.light,
    ],
  },
  dark: {
    paper: colours.paper.dark,
    ink: colours.ink.dark,
    link: '#4a5259',
    accent: colours.accent.dark,
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
      colours.muted.dark,
    ],
  },
}

/** The colour of a kind for a presentation attribute of SVG. */
export const kindColour = (kind: number): string => {
  const [light = '', dark = ''] = [graphPalettes.light.nodes[kind], graphPalettes.dark.nodes[kind]]
  return lightDark({ light, dark })
}
