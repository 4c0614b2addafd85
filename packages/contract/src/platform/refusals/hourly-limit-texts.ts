/** What an account can do only so many times an hour. */
export const hourly = {
  enquiries: (most: string) => `An account can create or change at most ${most} enquiries an hour.`,
  quotes: (most: string) => `An account can save at most ${most} quotes an hour.`,
  cartChanges: (most: string) => `An account can change its cart at most ${most} times an hour.`,
  approvals: (most: string) => `An account can ask for approval at most ${most} times an hour.`,
  pdfs: (most: string) => `An account can download at most ${most} PDF documents an hour.`,
  exports: (most: string) => `An account can export at most ${most} files an hour.`,
  invitations: (most: string) => `An account can send at most ${most} invitations an hour.`,
}
