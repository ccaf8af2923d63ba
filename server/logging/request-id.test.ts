import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { requestIds } from './request-id'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const request = (remoteAddress: string | undefined, id?: string | string[]) =>
  ({ socket: { remoteAddress }, headers: { 'x-request-id': id } }) as unknown as IncomingMessage

test('each request has an id of its own', () => {
  const getId = requestIds()
  const ids = [getId(request('192.0.2.1')), getId(request('192.0.2.1'))]
  for (const id of ids) expect(id).toMatch(uuid)
  expect(new Set(ids).size).toBe(2)
})

test('accepts ids from trusted proxies only', () => {
  const getId = requestIds(['10.0.0.0/8', '2001:db8::5', '192.0.2.7'])
  const given = 'edge-7f3a2b10'
  for (const proxy of ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::5', '192.0.2.7']) {
    expect(getId(request(proxy, given)), proxy).toBe(given)
  }
  for (const other of ['11.0.0.1', '2001:db8::6', '192.0.2.8', 'nonsense', undefined]) {
    expect(getId(request(other, given)), other).toMatch(uuid)
  }
  expect(requestIds()(request('10.1.2.3', given))).toMatch(uuid)
})

test('rejects an id that is not well-formed', () => {
  const getId = requestIds(['10.0.0.0/8'])
  const wrong = [
    '',
    'short',
    '<script>alert(1)',
    'with a space',
    'x'.repeat(129),
    ['a2345678', 'b'],
  ]
  for (const given of wrong) expect(getId(request('10.0.0.1', given)), String(given)).toMatch(uuid)
})
