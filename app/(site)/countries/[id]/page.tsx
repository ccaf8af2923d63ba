import { CountryProfile } from '@/components/profile/country-profile'
import { ProfilePage, profileMetadata } from '@/components/profile/profile-page'

export { noRecord as generateStaticParams } from '@/lib/portal/routing/cached-pages'

type Props = PageProps<'/countries/[id]'>

export const generateMetadata = (props: Props) => profileMetadata('countries', props)

export default function CountryPage(props: Props) {
  return <ProfilePage family="countries" Profile={CountryProfile} {...props} />
}
