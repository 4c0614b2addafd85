import { securityKinds } from '@lohahaat/contract/platform/security-log/security-kinds'
import type { fetchSecurityEvents } from '@lohahaat/contract/platform/security-log/security-events'
import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { texts } from './texts'

export type SecurityEvent = ResponseOf<typeof fetchSecurityEvents>[number]

export const kindOptions = () => securityKinds.map((kind) => ({ value: kind, label: texts.kinds[kind] }))

/** A newer server may send kinds and reasons that this page does not know. */
const known = <Value>(table: Readonly<Record<string, Value>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined

export const kindOf = (kind: string) => known(texts.kinds, kind) ?? wordsOf(kind)

/** The details of an event, one per line. */
export function describeEvent({ by, purpose, reason, call, times, ...rest }: SecurityEvent['details']): string[] {
  const ids = Object.entries(rest).flatMap(([name, id]) =>
    typeof id === 'number' ? texts.id(wordsOf(name.replace(/Id(1?)$/, '$1')), id) : [],
  )
  return [
    reason && (known(texts.reasons, reason) ?? wordsOf(reason)),
    // The reason already mentions the code.
    by && !(reason && by === 'code') && known(texts.proofs, by),
    purpose && known(texts.purposes, purpose),
    call && describeCall(call),
    ...ids,
    times && texts.times(formatCount(times)),
  ].filter((line) => typeof line === 'string' && line !== '') as string[]
}

/** `PUT /ConfirmOrder/LH/OrderStatus` changed an order status. */
function describeCall(call: string): string {
  const [method = '', path = ''] = call.split(' ')
  const [, area = ''] = path.split('/')
  const what = texts.call(area, nameOfCall(path))
  return known(texts.methods, method)?.(what) ?? what
}

/** The log is about calls, which have English names in every language; in Hindi it says before each what it is about. */
export const nameOfCall = (path: string) => wordsOf(path.split('/').at(-1) ?? '').toLowerCase()

/** `GroupOrder`, `groupOrder` and `group-order` are all "Group order". */
function wordsOf(name: string): string {
  const words = name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .replaceAll('-', ' ')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
