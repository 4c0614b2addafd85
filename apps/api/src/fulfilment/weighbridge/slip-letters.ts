import type { SlipComparison } from '@lohahaat/domain/fulfilment/weighbridge/shortage'
import { formatCount } from '@lohahaat/domain/platform/formats'
import type { Letter } from '../../platform/mail/letter'
import { letterTexts } from './letter-texts'

/** A truck, one of its slips and where the reader sees them. */
interface AboutSlip {
  orderNo: string
  number: number
  slipNo: string
  bridge: string
  netKg: bigint
  /** The page of the reader's side. */
  url: string
}

/** To the other side: a slip came in, and it is within what is allowed or the only one. */
export const slipCame = (about: AboutSlip, side: 'seller' | 'buyer'): Letter => ({
  ...letterOf(about, letterTexts.came.subject),
  paragraphs: [letterTexts.came.said[side](kgOf(about.netKg)), letterTexts.slip(about.slipNo, about.bridge)],
})

/** To the other side: by this slip the bridges disagree. */
export function slipsDisagree(about: AboutSlip, { differenceKg, allowedKg }: SlipComparison): Letter {
  const { disputed, slip } = letterTexts
  const said =
    differenceKg < 0n
      ? disputed.less(kgOf(-differenceKg), kgOf(allowedKg))
      : disputed.more(kgOf(differenceKg), kgOf(allowedKg))
  return { ...letterOf(about, disputed.subject), paragraphs: [said, slip(about.slipNo, about.bridge), disputed.next] }
}

/** To the side that has not agreed to a third slip yet. */
export const thirdSlipWaits = (about: AboutSlip): Letter => ({
  ...letterOf(about, letterTexts.third.subject),
  paragraphs: [letterTexts.third.said(kgOf(about.netKg), about.bridge), letterTexts.third.next],
})

/** To both sides: a third slip counts. */
export const thirdSlipBinds = (about: AboutSlip, isWithin: boolean): Letter => ({
  ...letterOf(about, letterTexts.binds.subject),
  paragraphs: [
    letterTexts.binds.said(kgOf(about.netKg), about.bridge),
    isWithin ? letterTexts.binds.within : letterTexts.binds.note,
  ],
})

const kgOf = (kg: bigint) => letterTexts.kg(formatCount(Number(kg)))

const letterOf = ({ orderNo, number, url }: AboutSlip, subject: (orderNo: string, number: number) => string) => ({
  subject: subject(orderNo, number),
  heading: subject(orderNo, number),
  link: { label: letterTexts.link, url },
  closing: letterTexts.closing,
})
