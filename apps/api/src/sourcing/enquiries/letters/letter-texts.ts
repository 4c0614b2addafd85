import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'For any question please call or write to us, and name the number of the enquiry.',
  seeEnquiry: 'See the enquiry',
  quotesArrived: {
    subject: (leadId: string) => `Enquiry ${leadId} has new quotes`,
    what: (leadId: string) => `Since our last mail, prices for your enquiry ${leadId} were quoted or changed.`,
    link: 'Compare the quotes',
  },
  outdated: {
    subject: (leadId: string) => `Enquiry ${leadId} has changed`,
    what: 'The buyer has changed the enquiry that you quoted for, so your quote is outdated and can’t be accepted any more.',
    next: 'Please look at the enquiry again and quote anew.',
    link: 'Quote anew',
  },
  closed: {
    subject: (leadId: string) => `Enquiry ${leadId} is closed`,
    what: 'The enquiry that you quoted for was closed without an award. Thank you for your quote.',
    reason: (reason: string) => `The reason given: ${reason}`,
    awarded: 'The buyer has awarded the enquiry that you quoted for to another party. Thank you for your quote.',
  },
  better: {
    subject: (leadId: string) => `Enquiry ${leadId}: the buyer asks for a better price`,
    what: 'The buyer of an enquiry that you quoted for asks for a better price. Please quote anew, or keep your price.',
    deadline: (time: string) => `He would like your answer by ${time}.`,
    note: (note: string) => `He writes: ${note}`,
    link: 'Answer the buyer',
  },
  kept: {
    subject: (leadId: string) => `Enquiry ${leadId}: a party keeps its price`,
    what: (leadId: string) => `A party that you asked for a better price keeps its quote for your enquiry ${leadId}.`,
  },
  accepted: {
    subject: (leadId: string) => `Your quote for enquiry ${leadId} is accepted`,
    what: (orderNo: string) =>
      `The buyer has accepted your quote. It is now order ${orderNo}, for the lines below at the prices that you quoted.`,
    buyer: (legalName: string, name: string, phone: string, email: string) =>
      `The buyer is ${legalName}. Please get in touch with ${name}: ${phone}, ${email}.`,
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
