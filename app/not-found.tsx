/**
 * Never rendered, because `global-not-found.tsx` is the page for unknown addresses. Without this file, Next.js would
 * add its default page to the payload of every page.
 */
export default function NotFound() {
  return null
}
