/** Never shown: each page has one in `[query]`. Without it Next.js adds one of its own to the payload of every page. */
export default function NotFound() {
  return null
}
