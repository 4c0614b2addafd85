import { formatRupees, rupees } from '@lohahaat/domain/platform/money'

export const line = { borderBottomWidth: 0.5, borderBottomColor: '#000', paddingVertical: 3 }
export const head = { borderTopWidth: 1, borderTopColor: '#000' }
export const day = { width: 62, paddingRight: 4 }
export const wide = { flex: 1, paddingRight: 4 }
export const figure = { width: 76, paddingLeft: 4, textAlign: 'right' } as const

/** The column says that it is rupees. */
export const bare = (amount: number) => formatRupees(rupees(amount)).replace('₹', '')
export const bareOrNone = (amount: number) => (amount === 0 ? '' : bare(amount))
