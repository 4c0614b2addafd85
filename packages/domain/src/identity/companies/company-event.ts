/** What is kept of a company's history. */
export const companyEventKinds = [
  'invited',
  'invitation-revoked',
  'joined',
  'let-in',
  'request-rejected',
  'role-changed',
  'selling-role-changed',
  'limits-changed',
  'handed-over',
  'left',
  'removed',
  'gst-added',
  'gst-removed',
  'merged',
] as const

export type CompanyEventKind = (typeof companyEventKinds)[number]
