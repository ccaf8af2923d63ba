import { MissingEmbedView } from '@/components/publish/embed-page'

export default function NotFound() {
  return <MissingEmbedView />
}
