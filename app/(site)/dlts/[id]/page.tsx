import { DltProfile } from '@/components/profile/dlt-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/dlts/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('dlts', props)

export default function DltPage(props: Props) {
  return <ProfilePage family="dlts" Profile={DltProfile} {...props} />
}
