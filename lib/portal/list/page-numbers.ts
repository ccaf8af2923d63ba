/**
 * The pages to which a list links: the first, the last, the current page and its neighbours.
 * @example pageNumbers(7, 14) // [1, 'gap', 6, 7, 8, 'later gap', 14]
 */
export function pageNumbers(current: number, last: number): (number | 'gap' | 'later gap')[] {
  const visiblePages = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return visiblePages.flatMap((page, index) => {
    const previous = visiblePages[index - 1]
    if (previous === undefined || page - previous === 1) return [page]
    // A gap of one page would take as much space as the page.
    if (page - previous === 2) return [page - 1, page]
    return [previous < current ? 'gap' : 'later gap', page]
  })
}
