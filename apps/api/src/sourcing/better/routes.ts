import { askBetter as askBetterCall } from '@lohahaat/contract/sourcing/better/ask-better'
import { keepPrice as keepPriceCall } from '@lohahaat/contract/sourcing/better/keep-price'
import { route } from '../../platform/http/route'
import { askBetter } from './ask-better'
import { keepPrice } from './keep-price'

export default [
  route(askBetterCall, ({ db, site: { siteUrl }, actor, visitor: { idempotencyKey }, input }) =>
    askBetter({ db, siteUrl }, actor, input, idempotencyKey),
  ),
  route(keepPriceCall, ({ db, site: { siteUrl }, actor, input }) => keepPrice({ db, siteUrl }, actor, input.enquiryId)),
]
