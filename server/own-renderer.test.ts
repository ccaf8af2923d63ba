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

test('an unexpected exit is counted and logged as one', async () => {
  expect(await getReports({ cause: 'exit', code: 1 })).toEqual({
    counted: ['did_atlas_renderer_exits_total{cause="exit"} 1'],
    lines: ['error: the renderer exited; restarting it'],
  })
})

test('a hang is counted once, and the subsequent kill is not an exit', async () => {
  expect(await getReports({ cause: 'hang', code: null })).toEqual({
    counted: ['did_atlas_renderer_exits_total{cause="hang"} 1'],
    lines: ['error: the renderer did not respond and was killed; restarting it'],
  })
})

test('a renderer that does not read new data counts as hanging', async () => {
  expect(await getReports({ cause: 'old data', code: null })).toEqual({
    counted: ['did_atlas_renderer_exits_total{cause="hang"} 1'],
    lines: ['error: the renderer did not read the new data and was killed; restarting it'],
  })
})
