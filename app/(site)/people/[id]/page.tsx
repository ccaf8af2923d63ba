import { PersonProfile } from '@/components/profile/person-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/people/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('people', props)

export default function PersonPage(props: Props) {
  return <ProfilePage family="people" Profile={PersonProfile} {...props} />
}
