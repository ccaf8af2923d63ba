import { EntityProfile } from '@/components/profile/entity-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/entities/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('entities', props)

export default function EntityPage(props: Props) {
  return <ProfilePage family="entities" Profile={EntityProfile} {...props} />
}
