/** A truck on its way through the trade, from plan to settled account. */
export const consignmentStates = ['Planned', 'Loaded', 'Dispatched', 'Received', 'Closed'] as const

export type ConsignmentState = (typeof consignmentStates)[number]

/** Before the gate a truck can be unloaded again; past it there is an invoice, and no way back. */
const moves: Readonly<Record<ConsignmentState, readonly ConsignmentState[]>> = {
  Planned: ['Loaded'],
  Loaded: ['Planned', 'Dispatched'],
  Dispatched: ['Received'],
  Received: ['Closed'],
  Closed: [],
}

/** What a move depends on beside the state. */
interface ConsignmentPapers {
  hasInvoice: boolean
  /** The weighbridges disagree, and no note has settled it. */
  hasOpenShortage: boolean
}

type MoveRefusal = 'noSuchMove' | 'invoiceMissing' | 'shortageOpen'

/** Why a consignment may not move on, or null when it may. */
export function refuseMove(
  from: ConsignmentState,
  to: ConsignmentState,
  { hasInvoice, hasOpenShortage }: ConsignmentPapers,
): MoveRefusal | null {
  if (!moves[from].includes(to)) return 'noSuchMove'
  // Goods leave with their invoice: section 31 of the CGST Act.
  if (to === 'Dispatched' && !hasInvoice) return 'invoiceMissing'
  if (to === 'Closed' && hasOpenShortage) return 'shortageOpen'
  return null
}

/** Whether it has at least come so far. */
export const hasReached = (state: ConsignmentState, least: ConsignmentState): boolean =>
  consignmentStates.indexOf(state) >= consignmentStates.indexOf(least)

/** Its lines may still be changed, and it may still be dropped: an invoice is never edited. */
export const isOpenForLoading = (state: ConsignmentState, { hasInvoice }: Pick<ConsignmentPapers, 'hasInvoice'>) =>
  !hasInvoice && !hasReached(state, 'Dispatched')
