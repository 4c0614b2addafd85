import { linkDetails } from '@lohahaat/contract/identity/sign-in/link-details'
import { route } from '../../platform/http/route'
import { describeLink } from './use-link'

export default route(linkDetails, (context) => {
  const { input, visitor, at } = context
  return describeLink(context, { link: input.link, visitor, at })
})
