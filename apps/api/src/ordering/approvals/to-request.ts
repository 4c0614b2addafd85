import type { ApprovalHead, ApprovalLine, ApprovalRequest } from '@lohahaat/domain/ordering/approvals/approval'
import type { Actor } from '@lohahaat/domain/identity/actor'
import { rolesFor } from '@lohahaat/domain/identity/permissions'
import { toExceeded } from '@lohahaat/domain/ordering/approvals/limits'
import { toTons } from '@lohahaat/domain/catalogue/tons'
import { toRupees } from '@lohahaat/domain/platform/money'
import type { RequestLine, RequestRecord } from './approvals.repository'

export const toHead = (request: RequestRecord, lineCount: number, readerId: number): ApprovalHead => ({
  requestId: request.id,
  kind: request.kind,
  status: request.status,
  askedBy: request.askedBy,
  isOwn: request.requesterId === readerId,
  askedAt: request.createdAt.toISOString(),
  lineCount,
  totalPrice: toRupees(request.totalPaise),
  totalTons: toTons(request.totalGrams),
  exceeded:
    request.exceeded &&
    toExceeded({
      ...request.exceeded,
      most: BigInt(request.exceeded.most),
      figure: BigInt(request.exceeded.figure),
    }),
  frozenUntil: request.frozenUntil.toISOString(),
  askedTotal: request.askedTotalPaise === null ? null : toRupees(request.askedTotalPaise),
  decidedBy: request.decidedBy,
  decidedAt: request.decidedAt?.toISOString() ?? null,
})

export function toRequest(request: RequestRecord, lines: readonly RequestLine[], reader: Actor): ApprovalRequest {
  const staying = lines.filter(({ removedAt }) => removedAt === null)
  const goods = staying.reduce((sum, { amountPaise }) => sum + amountPaise, 0n)
  return {
    ...toHead(request, staying.length, reader.userId),
    note: request.note,
    mayDecide: request.status === 'Waiting' && decidesFor(reader, request),
    reason: request.reason,
    buyerOrderNo: request.buyerOrderNo,
    buyerOrderDate: request.buyerOrderDate,
    wantedDay: request.wantedDay,
    unloadingRemark: request.unloadingRemark,
    goodsPrice: toRupees(goods),
    chargesAndTax: toRupees(request.totalPaise - goods),
    shippingAddress: onOneLine(request.shippingAddress),
    billingAddress: onOneLine(request.billingAddress),
    enquiryId: request.enquiryId,
    orderIds: request.orderIds ?? [],
    lines: lines.map(toLine),
  }
}

const decidesFor = ({ userId, companyRole }: Actor, { requesterId }: RequestRecord) =>
  userId !== requesterId && rolesFor('decide on a request')?.includes(companyRole) === true

const toLine = (line: RequestLine): ApprovalLine => ({
  approvalLineId: line.id,
  itemId: line.stockItemId,
  name: line.name,
  quantity: Number(line.quantity),
  unit: line.unit,
  tons: toTons(line.grams),
  price: toRupees(line.pricePaise),
  priceUnit: line.stockItemId === null ? (line.priceUnit ?? line.unit) : 'Ton',
  amount: toRupees(line.amountPaise),
  isTakenOut: line.removedAt !== null,
})

const onOneLine = ({ name, address, city, state, pinCode }: RequestRecord['shippingAddress']) =>
  `${name}, ${address}, ${city}, ${state} ${pinCode}`
