import {
  cancelSupplierInvoice,
  fetchDueInvoices,
  fetchOwnInvoices,
  fetchSupplierInvoices,
  fetchTrucksToInvoice,
  saveOwnInvoice,
  saveSupplierInvoice,
} from '@lohahaat/contract/billing/suppliers/supplier-invoices'
import {
  cancelSupplierPayment,
  fetchSupplierPayments,
  saveSupplierPayment,
} from '@lohahaat/contract/billing/suppliers/supplier-payments'
import { route } from '../../platform/http/route'
import { ownSeller } from '../ledger/own-seller'
import { cancelInvoice, enterInvoice } from './enter-invoice'
import { cancelPayment, paySupplier } from './pay-supplier'
import { listDue, listInvoices, listOwnInvoices, listPayments, listTrucksToInvoice } from './read-suppliers'

export default [
  route(saveOwnInvoice, ({ db, seller, actor, visitor: { idempotencyKey: key }, input }) =>
    enterInvoice({ db, seller }, actor, ownSeller(actor).sellerId, input, { call: saveOwnInvoice.path, key }),
  ),
  route(saveSupplierInvoice, ({ db, seller, actor, visitor: { idempotencyKey: key }, input: { sellerId, ...input } }) =>
    enterInvoice({ db, seller }, actor, sellerId, input, { call: saveSupplierInvoice.path, key }),
  ),
  route(cancelSupplierInvoice, ({ db, actor, input }) => cancelInvoice({ db }, actor, input)),
  route(fetchSupplierInvoices, async ({ db, input, answer }) => answer.page(await listInvoices(db, input))),
  route(fetchOwnInvoices, async ({ db, actor, input, answer }) =>
    answer.page(await listOwnInvoices(db, { ...input, ...ownSeller(actor) })),
  ),
  route(fetchTrucksToInvoice, async ({ db, input, answer }) => answer.page(await listTrucksToInvoice(db, input))),
  route(fetchDueInvoices, async ({ db, at, input, answer }) => answer.page(await listDue(db, input, at))),
  route(saveSupplierPayment, ({ db, actor, visitor: { idempotencyKey }, input }) =>
    paySupplier(db, actor, input, idempotencyKey),
  ),
  route(cancelSupplierPayment, ({ db, actor, input }) => cancelPayment(db, actor, input)),
  route(fetchSupplierPayments, async ({ db, input, answer }) => answer.page(await listPayments(db, input))),
]
