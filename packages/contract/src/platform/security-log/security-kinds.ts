/** All kinds of entries of the security log. */
export const securityKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-in-confirmed',
  'sign-out',
  'session-ended',
  'signed-out-everywhere',
  'signed-out-by-admin',
  'code-requested',
  'code-refused',
  'sign-up',
  'sign-up-failed',
  'passkey-added',
  'passkey-removed',
  'passkey-failed',
  'passkeys-reset',
  'rights-used',
  'rights-refused',
  'export',
  'document',
  'download',
] as const

export type SecurityKind = (typeof securityKinds)[number]

/** How a user authenticated. */
export type ProofKind = 'code' | 'link' | 'passkey'

/** How the security log writes a call down. */
export interface SecurityRule {
  /** What it is when it succeeds. */
  readonly done?: SecurityKind
  /** What it is when its use case refuses it. */
  readonly refused?: SecurityKind
  /** The field of the input that holds the e-mail address of the account, for calls before sign-in. */
  readonly email?: string
  readonly by?: ProofKind
  /** What a code is for. */
  readonly purpose?: 'sign-in' | 'sign-up' | 'confirm'
}
