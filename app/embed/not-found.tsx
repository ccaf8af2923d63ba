import { MissingEmbedView } from '@/components/publish/missing-embed'

export default function NotFound() {
  return <MissingEmbedView />
}
