import { MissingEmbedView } from '@/components/embed/missing-embed'

export default function NotFound() {
  return <MissingEmbedView />
}
