/** What a device may be told of, each switched on by itself. Mails are sent as ever. */
export const pushKinds = ['quotes', 'approvals', 'dispatch', 'fits'] as const

export type PushKind = (typeof pushKinds)[number]
