import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  confirm: {
    subject: 'Please confirm the LohaHaat newsletter',
    heading: 'One press, and you are on the list',
    what: 'Somebody, probably you, entered this address for the LohaHaat newsletter: rate changes and new sizes, once a month.',
    next: 'Please open the link and press the button there. The link is valid for 7 days.',
    link: 'Confirm the newsletter',
    closing: 'If this was not you, nothing needs to be done: without your confirmation no newsletter comes.',
  },
  welcome: {
    subject: 'You will get the LohaHaat newsletter',
    heading: 'Welcome to the list',
    what: 'You have confirmed this address. From now on you get our newsletter: rate changes and new sizes, once a month.',
    closing: 'You can end it at any time, with the link in this mail or in any newsletter.',
  },
  already: {
    subject: 'You get the LohaHaat newsletter already',
    heading: 'You are on the list already',
    what: 'Somebody, probably you, entered this address for the LohaHaat newsletter. It is on the list, so nothing has changed.',
    closing: 'You can end the newsletter at any time, with the link below.',
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
