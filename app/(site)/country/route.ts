import { chosenCountry, countryChoicePath } from '@/lib/portal/home/country-choice'
import { countryPath } from '@/lib/portal/records/record-path'
import { movedTo, route } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'

export const GET = route((request) => {
  const code = chosenCountry(requestParameters(request, countryChoicePath))
  return movedTo(code === undefined ? '/countries' : countryPath(code))
})
