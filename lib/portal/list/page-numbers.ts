/** Which pages a list links to: the first, the last, and those around the current one; a gap is a word. */
export function pageNumbers(current: number, last: number): (number | 'gap' | 'later gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b)
  return shown.flatMap((page, index) => {
    const previous = shown[index - 1]
    if (previous === undefined || page - previous === 1) return [page]
    // A gap of one page is shown as that page.
    if (page - previous === 2) return [page - 1, page]
    return [previous < current ? 'gap' : 'later gap', page]
  })
}
