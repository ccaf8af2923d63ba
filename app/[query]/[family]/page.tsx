import { Missing, missingMetadata } from '@/components/layout/missing'
import { ListPage, listMetadata } from '@/components/list/list-page'
import { familyOfPath } from '@/lib/contract/families'

type Props = PageProps<'/[query]/[family]'>

export { familyParams as generateStaticParams } from '@/lib/portal/routing/build-params'

export async function generateMetadata({ params }: Props) {
  const family = familyOfPath((await params).family)
  return family ? listMetadata(family, params) : missingMetadata
}

/** The list of each family: `/projects`. */
export default async function FamilyPage({ params }: Props) {
  const family = familyOfPath((await params).family)
  return family ? <ListPage family={family} params={params} /> : <Missing />
}
