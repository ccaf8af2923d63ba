import { NotFoundView } from '@/components/layout/missing'

export default function NotFound() {
  return <NotFoundView />
}
