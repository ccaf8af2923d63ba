import { Missing, missingMetadata } from '@/components/layout/missing'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'
import { familyOfPath } from '@/lib/contract/families'

type Props = PageProps<'/[query]/[family]/[id]'>

export { recordParams as generateStaticParams } from '@/lib/portal/routing/build-params'

export async function generateMetadata({ params }: Props) {
  const family = familyOfPath((await params).family)
  return family ? profileMetadata(family, params) : missingMetadata
}

/** The profile of each record: `/projects/118-slug`, `/countries/CH`. */
export default async function RecordPage({ params }: Props) {
  const family = familyOfPath((await params).family)
  return family ? <ProfilePage family={family} params={params} /> : <Missing />
}
