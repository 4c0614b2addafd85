import type { Letter } from '../../platform/mail/letter'

const WHAT = 'rate changes and new sizes, once a month'

/** To an address that somebody entered: nothing more comes unless its owner confirms. */
export const confirmNewsletter = (confirmUrl: string, unsubscribeUrl: string): Letter => ({
  subject: 'Please confirm the LohaHaat newsletter',
  heading: 'One press, and you are on the list',
  paragraphs: [
    `Somebody, probably you, entered this address for the LohaHaat newsletter: ${WHAT}.`,
    'Please open the link and press the button there. The link is valid for 7 days.',
  ],
  link: { label: 'Confirm the newsletter', url: confirmUrl },
  closing: 'If this was not you, nothing needs to be done: without your confirmation no newsletter comes.',
  unsubscribeUrl,
})

export const newsletterWelcome = (unsubscribeUrl: string): Letter => ({
  subject: 'You will get the LohaHaat newsletter',
  heading: 'Welcome to the list',
  paragraphs: [`You have confirmed this address. From now on you get our newsletter: ${WHAT}.`],
  closing: 'You can end it at any time, with the link in this mail or in any newsletter.',
  unsubscribeUrl,
})

/** To an address that is on the list already: the screen says the same as always, only the owner of the mailbox learns it. */
export const alreadySubscribed = (unsubscribeUrl: string): Letter => ({
  subject: 'You get the LohaHaat newsletter already',
  heading: 'You are on the list already',
  paragraphs: [
    'Somebody, probably you, entered this address for the LohaHaat newsletter. It is on the list, so nothing has changed.',
  ],
  closing: 'You can end the newsletter at any time, with the link below.',
  unsubscribeUrl,
})
