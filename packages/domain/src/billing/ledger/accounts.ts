/**
 * The accounts of the house. What a company owes and what a supplier is owed is kept by party; an advance is a receivable
 * below zero.
 */
export const accounts = [
  'receivable',
  'payable',
  'bank',
  'adjustments',
  'sales',
  'purchases',
  'commission',
  'outputIgst',
  'outputCgst',
  'outputSgst',
  'inputGst',
  'roundOff',
  'tdsReceivable',
  'tdsPayable',
] as const

export type Account = (typeof accounts)[number]

/** The accounts that are kept by party. */
export const partyAccounts = ['receivable', 'payable'] as const satisfies readonly Account[]
