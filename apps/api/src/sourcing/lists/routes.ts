import { askSuppliers as askSuppliersCall } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import { priceList as priceListCall } from '@lohahaat/contract/sourcing/lists/price-list'
import { priceListFile as priceListFileCall } from '@lohahaat/contract/sourcing/lists/price-list-file'
import { route } from '../../platform/http/route'
import { askSuppliers } from './ask-suppliers'
import { priceList, priceListFile } from './price-list'

export default [
  route(priceListCall, ({ db, limits, actor, visitor: { address }, input }) =>
    priceList({ db, limits }, { actor, address }, input),
  ),
  route(priceListFileCall, ({ db, limits, actor, visitor: { address }, upload }) =>
    priceListFile({ db, limits }, { actor, address }, upload),
  ),
  route(askSuppliersCall, ({ db, limits, actor, visitor: { idempotencyKey }, input }) =>
    askSuppliers({ db, limits }, actor, input, idempotencyKey),
  ),
]
