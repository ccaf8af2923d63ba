import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'
import { StandardProfile } from '@/components/profile/standard-profile'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/standards/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('standards', props)

export default function StandardPage(props: Props) {
  return <ProfilePage family="standards" Profile={StandardProfile} {...props} />
}
