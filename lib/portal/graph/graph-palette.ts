/** The colours of the network. Node colours contrast with the background and with each other. */
import { type NodeType, nodeTypes } from '@/lib/contract/node-types'
import { colours, lightDark, type Theme } from '@/lib/portal/theme/colours'

const nodeColours: Record<NodeType, Record<Theme, string>> = {
  'DID Project': { light: '#0b7a75', dark: '#4fc1b6' },
  Consortium: { light: '#1d4f91', dark: '#7fb0f0' },
  Public: { light: '#b3261e', dark: '#ff8a80' },
  Private: { light: '#c05c00', dark: '#f2a65a' },
  Person: { light: '#6b4fa0', dark: '#b9a2f2' },
  Regulation: { light: '#876a00', dark: '#dcc04a' },
  Standard: { light: '#3f7d20', dark: '#94cf6a' },
  didmethod: { light: '#b0307f', dark: '#f08fca' },
  dltinstance: { light: '#4a5a68', dark: '#a9b8c6' },
  dlt: { light: '#7a4a2b', dark: '#cf9f80' },
}

interface Palette {
  paper: string
  ink: string
  link: string
  accent: string
  /** In the order of `nodeKinds`. The last is for types without a colour of their own. */
  nodes: readonly string[]
}

const paletteOf = (theme: Theme, link: string): Palette => ({
  paper: colours.paper[theme],
  ink: colours.ink[theme],
  link,
  accent: colours.accent[theme],
  nodes: [
    ...(Object.keys(nodeTypes) as NodeType[]).map((type) => nodeColours[type][theme]),
    colours.muted[theme],
  ],
})

export const graphPalettes: Record<Theme, Palette> = {
  light: paletteOf('light', '#c3bcab'),
  dark: paletteOf('dark', '#4a5259'),
}

/** The colour of a kind for a presentation attribute of SVG. */
export const kindColour = (kind: number): string => {
  const [light = '', dark = ''] = [graphPalettes.light.nodes[kind], graphPalettes.dark.nodes[kind]]
  return lightDark({ light, dark })
}
