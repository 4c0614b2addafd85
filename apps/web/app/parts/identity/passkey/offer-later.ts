/** Runs after every sign-in, once the requested page is loaded; errors are ignored. */
export const offerPasskeyLater = (siteUrl: string) =>
  void import('./offer-passkey').then(({ offerPasskey }) => offerPasskey(siteUrl)).catch(() => null)
