'use client'

import { TroubleView } from '@/components/layout/trouble-view'

export default function ErrorPage({ retry }: { retry: () => void }) {
  return <TroubleView retry={retry} />
}
