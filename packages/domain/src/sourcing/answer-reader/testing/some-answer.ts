import type { AnswerDraft, AskedLine, Doubt } from '../answer'

const line = (className: string, size: string, thickness: string, counted: AskedLine['counted']): AskedLine => ({
  ...{ className, size, thickness, counted },
  ...{ own: null, target: null, last: null },
})

/** 5 MT of a square, 3 MT of a rectangular pipe, and 40 pieces of 22 kg of a galvanised one. */
export const threeLines: readonly AskedLine[] = [
  line('SHS', '50x50', '2.9', { unit: 'Ton', quantity: 5, pieceGrams: 25_100n, lengthMetres: 6 }),
  line('RHS', '100x50', '4', { unit: 'Ton', quantity: 3, pieceGrams: 52_000n, lengthMetres: 6 }),
  line('GI', '50 NB', '3.6', { unit: 'Pieces', quantity: 40, pieceGrams: 31_800n, lengthMetres: 6 }),
]

/** A draft in one line, with each doubt behind what it is about: '61500/Ton; none; 1900/Pieces !unitAssumed | Ex Bhiwadi'. */
export function describeAnswer({ lines, terms, unread }: AnswerDraft): string {
  const perLine = lines.map(({ price, unit, make, days, notOffered, doubts }) =>
    [
      notOffered ? 'none' : price === null ? '-' : `${price}/${unit ?? ''}`,
      make,
      days === null ? null : `${days} days`,
      ...marks(doubts),
    ]
      .filter((part) => part !== null)
      .join(' '),
  )
  const said = [
    terms.freightPerTon === null ? null : `freight ${terms.freightPerTon}`,
    terms.validUntil === null ? null : `until ${terms.validUntil}`,
    terms.paymentTerms === null ? null : `pay ${terms.paymentTerms}`,
    terms.remark,
    ...marks(terms.doubts),
    ...unread.map((words) => `?${words}`),
  ].filter((part) => part !== null)
  return [perLine.join('; '), said.join(' / ')].filter(Boolean).join(' | ')
}

const marks = (doubts: readonly Doubt<string>[]) => doubts.map(({ code }) => `!${code}`)
