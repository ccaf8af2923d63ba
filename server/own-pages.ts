/** Configures the pages that this server serves: what renders them, and where they are kept. */
import type { Settings } from '@/lib/env'
import { pageContext, sharedPageContext } from './pages/context'
import { formsTo, rendererAt } from './pages/renderer'
import type { PagesOptions } from './pages/serving'
import type { RendererProcess } from './renderer-process'

/** The folder of the build. */
const build = '.next'

/** `warms` is true for the server that renders pages in advance. */
export function pagesOf(
  settings: Settings,
  renderer: RendererProcess,
  { warms }: { warms: boolean },
): PagesOptions {
  const origin = () => renderer.origin()
  const file = settings.PAGE_CACHE
  return {
    render: rendererAt(origin),
    sendForm: formsTo(origin),
    build,
    tileUrl: settings.TILE_URL?.url,
    kept: file ? { file, context: pageContext(build, settings) } : undefined,
    sharedContext: sharedPageContext(build, settings),
    warming: warms ? settings.PAGE_WARMING : undefined,
  }
}
