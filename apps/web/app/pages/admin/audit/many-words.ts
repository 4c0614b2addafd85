import { formatSize } from '@lohahaat/domain/catalogue/pipe-name'
import { numberFormat } from '@lohahaat/domain/platform/formats'
import { formatRupees, rupees } from '@lohahaat/domain/platform/money'
import type { AuditEntry } from './audit-entry'
import type { Contents } from './differences'
import { texts } from './texts'

const signed = numberFormat({ signDisplay: 'exceptZero', maximumFractionDigits: 2 })

/** What one change did to many prices: 412 prices changed, +3 % on SHS. */
export function describeMany({ rowCount, after }: Pick<AuditEntry, 'rowCount' | 'after'>): string {
  const { many } = texts
  const told = after ?? {}
  const changed = many.changed(rowCount ?? 0)
  const { undoes, percent, by, roundTo } = told
  if (typeof undoes === 'number') return many.undone(changed, undoes)
  const parts = [
    typeof percent === 'number' && percent !== 0 && many.percent(signed(percent)),
    typeof by === 'number' && many.amount(signedRupees(by)),
    typeof roundTo === 'number' && many.rounded(formatRupees(rupees(roundTo))),
  ].filter((part) => part !== false)
  const where = placeOf(told)
  if (parts.length === 0) return many.inSheet(changed)
  return where ? many.on(changed, many.together(parts), where) : many.everywhere(changed, many.together(parts))
}

const signedRupees = (amount: number) => (amount > 0 ? '+' : '') + formatRupees(rupees(amount))

/** The filters of the change, by the names that they had. */
function placeOf(told: Contents): string {
  const text = (field: string) => (typeof told[field] === 'string' ? told[field] : '')
  const words = [
    text('brandName'),
    text('className'),
    formatSize(text('size')),
    text('thickness') && texts.many.thickness(text('thickness')),
    text('grade'),
    text('sellerName'),
    text('search') && texts.many.search(text('search')),
    typeof told['active'] === 'boolean' && (told['active'] ? texts.many.active : texts.many.inactive),
  ]
  return words.filter(Boolean).join(' ')
}
