/**
 * Never shown, because `[query]` has its own page for unknown addresses. Without this file, Next.js would add its
 * default one to the payload of every page.
 */
export default function NotFound() {
  return null
}
