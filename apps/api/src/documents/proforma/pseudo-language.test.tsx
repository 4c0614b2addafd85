import { PSEUDO_LANGUAGE } from '@lohahaat/domain/platform/language'
import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { speak } from '../../platform/language/speak'
import { looseWords } from '../../testing/loose-words'
import { someLine, someOrder, someSeller } from '../../testing/scenes/some-order'
import { ProformaDocument } from './proforma-document'

interface Props {
  children?: ReactNode
  render?: (page: { pageNumber: number; totalPages: number }) => ReactNode
  title?: string
}

/** The texts before rendering: the font has no such brackets. */
function readTree(node: ReactNode): string[] {
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap((part: ReactNode) => readTree(part))
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  if (typeof type === 'function') return readTree((type as (props: Props) => ReactNode)(props))
  const rendered = props.render?.({ pageNumber: 1, totalPages: 2 })
  return [props.title ?? '', ...readTree(props.children), ...readTree(rendered)]
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const orders = [
  someOrder,
  { ...someOrder, status: 'Cancelled' as const, freightCharge: 100, shippingGstNo: '', shippingState: 'Nowhere' },
  {
    ...someOrder,
    ...{ buyerOrderNo: 'PO', buyerOrderDate: '2026-11-12', wantedDay: '2026-11-25', unloadingRemark: 'Crane' },
    award: { enquiryId: 12, leadId: 'E-000012', party: 'Rathi', paymentTerms: null, remark: null },
    payment: { payee: 'Loha', bank: 'HDFC', upiId: 'yard@bank', terms: null },
    orderLines: [{ ...someLine, unit: 'Ton' as const }],
    totalPrice: 300_000,
  },
  { ...someOrder, billingGstNo: '99AABCS1429B1Z1', orderLines: [{ ...someLine, itemId: null }] },
]

test.each(orders)('an order that is $status is drawn without a text of one language', (order) => {
  const seller = someSeller
  const drawn = speak(PSEUDO_LANGUAGE, () => readTree(<ProformaDocument order={order} seller={seller} />)).join('\n')
  const data = stringsIn({ order, seller })
  // Dates and amounts in words come from libraries that know their own languages; the rest are units, taxes and marks.
  const said = drawn
    .replaceAll(/.* (Only|IST)$|\b\d+ [A-Z][a-z]{2} \d{4}\b/gm, '')
    .replaceAll(/\b([CSI]GST|MTS?|PCS|mm|MTC|ISO)\b/g, '')
  expect(looseWords(said, [...data, 'Haryana'])).toEqual([])
})
