/** How long a supplier has to accept or refuse a line, until an administrator says otherwise. */
export const DEFAULT_ANSWER_HOURS = 24

/** How many days after delivery a supplier is paid, until an administrator says otherwise. */
export const DEFAULT_PAYMENT_DAYS = 30

/** What became of a line that a supplier was asked for; withdrawn: the buyer deleted it or the order was cancelled. */
export const lineStates = ['Waiting', 'Accepted', 'Refused', 'Expired', 'Withdrawn'] as const

export type LineState = (typeof lineStates)[number]
