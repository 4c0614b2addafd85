/** The accounts that the sign-in page offers as one-click sign-ins. */
export const demoAccounts = [
  { email: 'admin@lohahaat.example', label: 'Administrator' },
  { email: 'buyer@lohahaat.example', label: 'Buyer' },
  { email: 'approver@lohahaat.example', label: 'Approver' },
  { email: 'accounts@lohahaat.example', label: 'Accounts' },
  { email: 'supplier@lohahaat.example', label: 'Supplier' },
] as const

export type DemoEmail = (typeof demoAccounts)[number]['email']
