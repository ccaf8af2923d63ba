import { IndustryProfile } from '@/components/profile/industry-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/industries/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('industries', props)

export default function IndustryPage(props: Props) {
  return <ProfilePage family="industries" Profile={IndustryProfile} {...props} />
}
