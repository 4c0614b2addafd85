import { askSuppliers as askSuppliersCall } from '@lohahaat/contract/sourcing/lists/ask-suppliers'
import {
  changeKeptList,
  deleteKeptList,
  exportKeptList,
  fetchKeptList,
  fetchKeptLists,
  keepList as keepListCall,
} from '@lohahaat/contract/sourcing/lists/kept-lists'
import {
  fetchSharedList,
  shareList as shareListCall,
  unshareList as unshareListCall,
} from '@lohahaat/contract/sourcing/lists/list-link'
import { priceList as priceListCall } from '@lohahaat/contract/sourcing/lists/price-list'
import { priceListFile as priceListFileCall } from '@lohahaat/contract/sourcing/lists/price-list-file'
import { route } from '../../platform/http/route'
import { askSuppliers } from './ask-suppliers'
import { exportList } from './export-list'
import { changeKept, deleteKept, keepList, listKept, loadKept } from './kept-lists'
import { priceList, priceListFile } from './price-list'
import { loadShared, shareList, unshareList } from './share-list'

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
  route(keepListCall, ({ db, actor, visitor: { idempotencyKey }, input }) =>
    keepList(db, actor, input, idempotencyKey),
  ),
  route(fetchKeptLists, async ({ db, actor, input, answer }) => answer.page(await listKept(db, actor, input))),
  route(fetchKeptList, ({ db, actor, input }) => loadKept(db, actor, input.listId)),
  route(changeKeptList, ({ db, actor, input }) => changeKept(db, actor, input)),
  route(deleteKeptList, ({ db, actor, input }) => deleteKept(db, actor, input.listId)),
  route(exportKeptList, ({ db, limits, actor, input }) => exportList({ db, limits }, actor, input.listId)),
  route(shareListCall, ({ db, actor, input }) => shareList(db, actor, input)),
  route(unshareListCall, ({ db, actor, input }) => unshareList(db, actor, input.listId)),
  route(fetchSharedList, ({ db, limits, visitor: { address }, input, at }) =>
    loadShared({ db, limits }, address, input.secret, at),
  ),
]
