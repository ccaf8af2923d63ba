import { expect, test } from 'vitest'
import { drawAsJson, drawAsMarkdown } from './draw-text'

const fact = {
  record: 'projects/alpine-id',
  field: 'mission_statement',
  value: 'To identify | count\nmountaineers \\ climbers.',
  source: 'https://alpine-id.example.org/mission',
  place: 'data/projects/alpine-id.yaml:10',
}

test('a draw as Markdown is one table row per fact, for any text', () => {
  expect(drawAsMarkdown([fact]).split('\n')).toEqual([
    '| record | field | value | source | place |',
    '| --- | --- | --- | --- | --- |',
    '| projects/alpine-id | mission_statement | To identify \\| count mountaineers \\\\ climbers. | https://alpine-id.example.org/mission | data/projects/alpine-id.yaml:10 |',
  ])
})

test('a draw as JSON has every text unchanged', () => {
  expect(JSON.parse(drawAsJson([fact]))).toEqual([fact])
})
