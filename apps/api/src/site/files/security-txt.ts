const HALF_A_YEAR_MS = 182 * 24 * 60 * 60 * 1000

/** Where to report a hole, for machines (RFC 9116). It expires, so that an address nobody reads any more isn't believed for ever. */
export const writeSecurityTxt = (siteUrl: string, supportEmail: string, at: Date) =>
  [
    `Contact: mailto:${supportEmail}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(at.getTime() + HALF_A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
