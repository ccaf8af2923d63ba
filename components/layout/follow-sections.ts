/** The line at which a visitor is assumed to read, as a share of the window's height. */
const line = 0.25

function keepInSight(contents: Element, link: Element): void {
  const place = contents.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < place.top || bottom > place.bottom) {
    contents.scrollTop += top - place.top - place.height / 2
  }
}

/**
 * Marks the link in the contents to the section that is being read: the last section that begins above the line, or the
 * first section. Returns a function that stops this.
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
  // The current section can change only when a section begins or stops intersecting the area above the line.
  const observer = new IntersectionObserver(mark, {
    rootMargin: `0px 0px -${100 * (1 - line)}% 0px`,
  })
  for (const { section } of parts) observer.observe(section)
  return () => observer.disconnect()
}
