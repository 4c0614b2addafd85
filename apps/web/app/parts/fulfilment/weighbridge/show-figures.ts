import { numberFormat } from '@lohahaat/domain/platform/formats'

const plain = numberFormat({ maximumFractionDigits: 3 })
const signed = numberFormat({ maximumFractionDigits: 3, signDisplay: 'exceptZero' })
const share = numberFormat({ style: 'percent', maximumFractionDigits: 2 })
const signedPart = numberFormat({ style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' })

/** A minus of its own, which is as wide as a plus. */
const withMinus = (text: string) => text.replace('-', '\u2212')

export const kilograms = (kg: number) => `${plain(kg)}\u00a0kg`
export const signedKilograms = (kg: number) => `${withMinus(signed(kg))}\u00a0kg`
/** 0.005 is 0.5 %. */
export const sharePercent = (part: number) => share(part).replace('%', '\u00a0%')
export const signedShare = (part: number) => withMinus(signedPart(part)).replace('%', '\u00a0%')
