import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'
import { RegulationProfile } from '@/components/profile/regulation-profile'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/regulations/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('regulations', props)

export default function RegulationPage(props: Props) {
  return <ProfilePage family="regulations" Profile={RegulationProfile} {...props} />
}
