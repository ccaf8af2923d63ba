import type { Page } from '@playwright/test'

/** The box in the header, by its role and name. */
export const searchBox = { name: 'Search this site' }

/** The suggestion of the known project, which has its kind after its title. The title consists of letters only. */
export const getOption = (page: Page, title: string) =>
  page.getByRole('option', { name: new RegExp(`^${title} [^·]+ · `) })
