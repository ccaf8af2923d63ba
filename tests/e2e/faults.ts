/** Checks that apply to every page. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type Axe from 'axe-core'
import { contrast } from '../fixtures/contrast'
import type { PageType } from '../fixtures/page-types'

/** The minified text of axe: each page has to parse it. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Only violations are described. No rule that is enabled reads style sheets, so that axe need not copy them. */
const common = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies Axe.RunOptions

/**
 * All axe rules. Target sizes (WCAG 2.2) are included, which axe does not check by default. The themes differ in
 * `color-scheme` alone, which sets colours and nothing else, so the dark one is checked by the rules about colours.
 */
const axeOptions = {
  light: { ...common, rules: { 'target-size': { enabled: true } } },
  dark: { ...common, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} satisfies Record<string, Axe.RunOptions>
type Theme = keyof typeof axeOptions

/** The violations, each with its first element. The page must have axe already. No page contains frames. */
const accessibilityFaults = (page: Page, theme: Theme): Promise<string[]> =>
  page.evaluate(
    async ({ theme, options }) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(document, options)
      return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)
    },
    { theme, options: axeOptions[theme] },
  )

/** @example toHex('rgb(250, 248, 243)') // '#faf8f3' */
const toHex = (colour: string): string =>
  `#${[...colour.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`

/**
 * The fields whose border is too faint (WCAG 1.4.11), which axe does not check. Without visible text, a field is only an
 * icon, as the search box on phones.
 */
async function faintFields(page: Page, paper: string): Promise<string[]> {
  const fields = await page
    .locator('select, textarea, input:not([type="checkbox"], [type="radio"], [type="file"])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { color, borderTopColor } = getComputedStyle(element)
        return color === 'rgba(0, 0, 0, 0)' ? [] : [[borderTopColor, element.outerHTML]]
      }),
    )
  return fields.flatMap(([border = '', html = '']) =>
    contrast(toHex(border), toHex(paper)) < 3 ? [`faint border: ${html}`] : [],
  )
}

/** The faults in the light and the dark theme. The page follows the system's theme without being loaded again. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const faults: string[] = []
  const papers = new Set<string>()
  await page.evaluate(source)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const paper = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
    papers.add(paper)
    faults.push(...(await accessibilityFaults(page, colorScheme)))
    faults.push(...(await faintFields(page, paper)))
  }
  return papers.size === 2 ? faults : [...faults, 'both themes have one paper']
}

/** By how many pixels the page is wider than its window, once everything that depends on its size has been drawn. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })

/** The window widths, of those given, at which the page is wider than the window. */
export async function overflowsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const overflows: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await sidewaysOverflow(page)
    if (overflow !== 0) overflows.push(`${overflow} px at ${width}`)
  }
  return overflows
}

/** Accessibility faults in both themes, and the widths of windows and of paper which the page exceeds. */
export async function pageFaults(page: Page, { fitsNarrowPaper }: PageType): Promise<string[]> {
  const faults = await faultsInBothThemes(page)
  const headings = await page.getByRole('heading', { level: 1 }).count()
  if (headings !== 1) faults.push(`${headings} headings of level 1`)
  faults.push(...(await overflowsAt(page, [320, 768, 1100, 2560])))
  if (!fitsNarrowPaper) return faults
  await page.emulateMedia({ media: 'print' })
  const overflows = await overflowsAt(page, [320])
  return [...faults, ...overflows.map((overflow) => `${overflow}, on paper`)]
}
