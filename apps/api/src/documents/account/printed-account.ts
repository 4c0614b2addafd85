/** Everything the document shows. */
export interface PrintedAccount {
  account: {
    partyName: string
    /** Days in India. */
    from: string
    to: string
    opening: number
    debits: number
    credits: number
    closing: number
    movementCount: number
    movements: readonly {
      movementId: number
      on: string
      kind: MovementKind
      documentNo: string
      debit: number
      credit: number
      balance: number
    }[]
    ageing: { to30: number; to60: number; to90: number; older: number }
    openBills: readonly {
      number: string
      issuedOn: string
      dueOn: string | null
      amount: number
      open: number
      isOverdue: boolean
    }[]
    advance: number
  }
  /** Whether it is what a supplier is owed. */
  isSupplier: boolean
  /** Where the customer or supplier is; null where it isn't known. */
  place: { lines: readonly string[]; gstNumber: string | null } | null
  house: { name: string; address: string; gstNumber: string }
}

type MovementKind =
  'invoice' | 'credit' | 'debit' | 'receipt' | 'tds' | 'purchase' | 'payment' | 'commission' | 'cancellation'
