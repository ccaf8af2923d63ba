import { DltInstanceProfile } from '@/components/profile/dlt-instance-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/dlt-instances/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('dlt-instances', props)

export default function DltInstancePage(props: Props) {
  return <ProfilePage family="dlt-instances" Profile={DltInstanceProfile} {...props} />
}
