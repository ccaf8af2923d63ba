/** Where a reader is: a quarter of the way down the window. */
const line = 0.25

/** Scrolls contents that are longer than their place, and nothing around them, until the link is in sight. */
function keepInSight(contents: Element, link: Element): void {
  const place = contents.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < place.top || bottom > place.bottom) {
    contents.scrollTop += top - place.top - place.height / 2
  }
}

/**
 * Marks the link of the section that is being read, among the links of the contents to sections of this page: the last
 * section that begins above the line, or the first.
 */
export function followSections(contents: Element): () => void {
  const parts = [...contents.querySelectorAll('a')].flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1))
    return section ? [{ link, section }] : []
  })
  const mark = () => {
    const isPast = ({ section }: { section: Element }) =>
      section.getBoundingClientRect().top <= window.innerHeight * line + 1
    const current = parts.findLast(isPast) ?? parts[0]
    for (const part of parts) {
      if (part === current) part.link.setAttribute('aria-current', 'true')
      else part.link.removeAttribute('aria-current')
    }
    if (current) keepInSight(contents, current.link)
  }
  // What is above the line changes whenever a section begins there or ends.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px -${100 * (1 - line)}% 0px`,
  })
  for (const { section } of parts) observer.observe(section)
  return () => observer.disconnect()
}
