import type { FastifyBaseLogger } from 'fastify'
import { expect, test } from 'vitest'
import { Metrics } from './metrics/metrics'
import { rendererExitHandler } from './own-renderer'
import type { RendererExit } from './renderer-child'

/** The counted ends, and the lines of the log, after the renderer has ended once. */
async function getReports(exit: RendererExit) {
  const metrics = new Metrics()
  const lines: string[] = []
  const keep =
    (level: string) =>
    (...given: unknown[]) =>
      lines.push(`${level}: ${given.at(-1)}`)
  const log = { info: keep('info'), error: keep('error') } as unknown as FastifyBaseLogger
  rendererExitHandler({ metrics, log })(exit)
  const text = await metrics.registry.getSingleMetricAsString('did_atlas_renderer_exits_total')
  return { counted: text.split('\n').filter((line) => !/^#| 0$/.test(line)), lines }
}

test.each([
  ['exit', 'exit', 'the renderer exited'],
  ['hang', 'hang', 'the renderer did not respond and was killed'],
  ['old data', 'hang', 'the renderer did not read the new data and was killed'],
] as const)('the end by %s is counted once, as %s, and logged', async (cause, counted, line) => {
  expect(await getReports({ cause, code: null })).toEqual({
    counted: [`did_atlas_renderer_exits_total{cause="${counted}"} 1`],
    lines: [`error: ${line}; restarting it`],
  })
})
