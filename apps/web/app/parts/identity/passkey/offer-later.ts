/** After every sign-in, once the page that was asked for is there. Whatever comes of it is in nobody's way. */
export const offerPasskeyLater = (siteUrl: string) =>
  void import('./offer-passkey').then(({ offerPasskey }) => offerPasskey(siteUrl)).catch(() => null)
