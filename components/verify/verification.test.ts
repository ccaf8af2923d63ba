import { expect, test } from 'vitest'
import { parseInput } from './verification'

const origin = 'https://atlas.example.org'

test('resolves the address of a page or a credential to the credential', () => {
  for (const [typed, path] of Object.entries({
    '/projects/1-a': '/projects/1-a.vc.json',
    [`${origin}/projects/1-a`]: '/projects/1-a.vc.json',
    [` ${origin}/projects/1-a.vc.json?version=2026.11.20&x=1#y `]:
      '/projects/1-a.vc.json?version=2026.11.20',
    [`${origin}/downloads/2026.11.20/`]: '/downloads/2026.11.20/did_atlas.vc.json',
    // The part after the origin keeps its slash, so it can never become another host.
    [origin]: '/.vc.json',
    [`${origin}//other.example/a`]: '//other.example/a.vc.json',
  })) {
    expect(parseInput(typed, origin), typed).toEqual({ kind: 'path', path })
  }
})

test('requests no other site', () => {
  for (const typed of [
    'https://other.example/a.vc.json',
    '//other.example/a',
    'http://atlas.example.org/a',
  ]) {
    expect(parseInput(typed, origin).kind, typed).toBe('elsewhere')
  }
})

test('treats everything else as text', () => {
  for (const typed of ['', '{"a": "https://other.example"}', 'ftp://a.example', 'two words']) {
    expect(parseInput(typed, origin), typed).toEqual({ kind: 'text', text: typed.trim() })
  }
})
