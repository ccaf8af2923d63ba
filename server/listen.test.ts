import { once } from 'node:events'
import { type AddressInfo, createServer, Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { parseSettings, SettingsError } from '@/lib/env'
import { listen, listenOnLoopback } from './listen'
import { buildApp } from './routes'

const makeApp = () => buildApp({ siteUrl: 'https://atlas.test', logLevel: 'silent' })

/** A listening server, and settings that use its port. */
async function occupied() {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const settings = parseSettings({ PORT: String((other.address() as AddressInfo).port) })
  return { other, settings }
}

test('waits for a port that is about to be released', async () => {
  const [{ other, settings }, app] = [await occupied(), await makeApp()]
  const refused = once(app.server, 'error')
  const listening = listen(app, settings)
  await refused
  await once(other.close(), 'close')
  await listening
  expect((await fetch(`http://127.0.0.1:${settings.PORT}/nothing`)).status).toBe(404)
  await app.close()
})

test('reports that a port is in use', async () => {
  const [{ other, settings }, app] = [await occupied(), await makeApp()]
  const failing = listen(app, settings, 20)
  await expect(failing).rejects.toThrow(SettingsError)
  await expect(failing).rejects.toThrow(`port ${settings.PORT} is already in use`)
  await app.close()
  other.close()
})

const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code })

test('names a setting only for an error that it causes', async () => {
  const [app, settings] = [await makeApp(), parseSettings({ HOST: 'atlas.invalid' })]
  const failing = (code: string) => {
    app.listen = () => Promise.reject(failure(code))
    return listen(app, settings)
  }
  for (const code of ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']) {
    await expect(failing(code), code).rejects.toThrow(SettingsError)
    await expect(failing(code), code).rejects.toThrow('not an address of this machine')
  }
  await expect(failing('EACCES')).rejects.toThrow('this user may not listen')
  await expect(failing('EMFILE')).rejects.toEqual(failure('EMFILE'))
  await app.close()
})

test('fails if it cannot listen for the renderer', async () => {
  const app = await makeApp()
  const { listen: original } = Server.prototype
  Server.prototype.listen = function (this: Server) {
    setImmediate(() => this.emit('error', failure('EMFILE')))
    return this
  }
  onTestFinished(async () => {
    Server.prototype.listen = original
    await app.close()
  })
  await expect(listenOnLoopback(app)).rejects.toEqual(failure('EMFILE'))
})

test('answers the renderer as soon as the app is ready, even while the public address is closed', async () => {
  const app = await makeApp()
  const inside = await listenOnLoopback(app)
  const get = async () => (await fetch(`${inside.address}/logos/example.org.webp`)).status
  const early = get()
  expect(await Promise.race([early, sleep(50)]), 'it waits').toBeUndefined()
  await app.ready()
  expect(await early).toBe(200)
  await app.close()
  expect(await get()).toBe(200)
  inside.close()
  await expect(get()).rejects.toThrow()
})
