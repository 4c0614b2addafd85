/** What a line is that asks for no pipe. */
export const asideKinds = [
  'header',
  'media',
  'greeting',
  'urgent',
  'request',
  'signature',
  'place',
  'date',
  'phone',
  'remark',
] as const

export type AsideKind = (typeof asideKinds)[number]
