import { expect, test } from 'vitest'
import { sortChosen } from './chosen-files'

const credential = '{"@context":[],"proof":{"type":"DataIntegrityProof"}}'

test('distinguishes credentials and keys from data by their content', async () => {
  const files = [
    new File(['{"id":"did:web:a.example","assertionMethod":[]}'], 'did.json'),
    new File([credential], 'a.txt'),
    new File([`\ufeff\n ${credential}`], 'b.json'),
    new File(['not even JSON'], 'cut.vc.json'),
    new File(['{"data":[{"proof":1}]}'], 'people.json'),
    new File(['[{"proof":1}]'], 'list.json'),
    new File(['{"id":1}\n{"id":2}\n'], 'people.ndjson'),
    new File(['null'], 'null.json'),
    new File(['a,b\n'], 'people.csv'),
    new File([], 'empty.csv'),
    new File([credential, ' '.repeat(5_000_001)], 'large.vc.json'),
  ]
  const { texts, data } = await sortChosen(files)
  expect(texts).toEqual([
    credential,
    `\n ${credential}`,
    'not even JSON',
    '{"id":"did:web:a.example","assertionMethod":[]}',
  ])
  expect(data.map(({ name }) => name)).toEqual([
    'people.json',
    'list.json',
    'people.ndjson',
    'null.json',
    'people.csv',
    'empty.csv',
    'large.vc.json',
  ])
})

test('treats unreadable content as data', async () => {
  const folder = new File([], 'folder')
  Object.assign(folder, {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  })
  expect((await sortChosen([folder])).data).toEqual([folder])
})
