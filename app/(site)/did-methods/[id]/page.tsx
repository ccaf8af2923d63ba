import { DidMethodProfile } from '@/components/profile/did-method-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/did-methods/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('did-methods', props)

export default function DidMethodPage(props: Props) {
  return <ProfilePage family="did-methods" Profile={DidMethodProfile} {...props} />
}
