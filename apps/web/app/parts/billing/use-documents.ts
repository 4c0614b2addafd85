import { fetchInvoices } from '@lohahaat/contract/billing/invoices/invoices'
import type { TaxDocumentRow } from '@lohahaat/contract/billing/invoices/tax-document'
import { useEffect, useState } from 'react'
import { browserApi } from '../../api/browser-api'

type Of = { orderId: number } | { consignmentId: number }

/** The invoices and notes of an order or a truck, oldest first; null until they are there. */
export function useDocuments(of: Of) {
  const [documents, setDocuments] = useState<readonly TaxDocumentRow[] | null>(null)
  const [name, id] =
    'orderId' in of ? (['ofOrderId', of.orderId] as const) : (['consignmentId', of.consignmentId] as const)
  useEffect(() => {
    let isLeft = false
    browserApi.send(fetchInvoices, { [name]: id, sort: 'issuedOn' }).then(
      (found) => isLeft || setDocuments(found),
      // What they belong to is on the screen; this part is left out.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [name, id])
  return documents
}
