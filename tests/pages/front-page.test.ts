import { expect, test } from 'vitest'
import { get } from '../contract/client'
import { summary } from './served-list'
import { getHref, getText, link, named, openPage } from './served-page'

interface Listed {
  pagination: { total: number }
}

test('Visitors see on the front page how much there is, as the API counts it', async () => {
  const projects = await get<Listed>('/projects?per_page=1')
  const entities = await get<Listed>('/entities?per_page=1')
  const { document, main } = await openPage('/')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  const shown = ({ pagination }: Listed) => pagination.total.toLocaleString('en')
  expect(getText(main)).toContain(`${shown(projects)} projects`)
  const figures = [...main.querySelectorAll('*')].filter((part) => part.children.length === 0)
  expect(figures.map(getText)).toContain(shown(entities))
})

test('The figures on the front page lead to lists of exactly what they count', async () => {
  const { main } = await openPage('/')
  const figures = [...main.querySelectorAll('dl')][0]?.querySelectorAll('div') ?? []
  expect(figures).toHaveLength(4)
  for (const figure of figures) {
    const number = getText(figure.querySelector('dd'))
    const list = await openPage(getHref(figure.querySelector('a')))
    expect(summary(list.main), list.address).toMatch(new RegExp(`^${number} `))
  }
})

test('Visitors can cite the whole dataset from the front page', async () => {
  const { document } = await openPage('/')
  expect(named(document, 'h1, h2, h3', 'Cite this dataset')).toHaveLength(1)
  expect(getHref(link(document, /BibTeX/))).toBe('/dataset.bib')
})
