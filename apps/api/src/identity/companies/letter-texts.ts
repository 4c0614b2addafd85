import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './letter-texts.hi'

const en = {
  closing: 'If you did not expect this, please write to us.',
  roles: {
    Owner: 'You are an owner: you order, approve, and decide who is in the company.',
    Approver: 'You are an approver: you order, and decide on the orders of others that are above their limits.',
    Buyer: 'You are a buyer: you order, ask suppliers and keep lists.',
    Accounts: 'You work in accounts: you read every order and its papers, and do not order.',
  },
  invited: {
    subject: (company: string) => `You are invited to ${company} on LohaHaat`,
    what: (by: string, company: string) => `${by} invites you to buy steel with ${company} on LohaHaat.`,
    next: 'Open the link and sign in with this e-mail address, or create an account with it. It is valid for 7 days.',
    link: 'See the invitation',
    closing: 'If you do not know this person, you can ignore this mail: nothing happens unless you sign in and accept.',
  },
  asked: {
    subject: 'Somebody has asked to join your company on LohaHaat',
    what: (name: string, email: string, gstNumber: string) =>
      `${name} (${email}) asks to join the company with the GST number ${gstNumber}.`,
    next: 'Please let in only people you know: members see the orders and addresses of the company. Whoever you reject is not told.',
    link: 'Decide',
    closing: 'Until you decide, nothing of your company is shown to this person.',
  },
  letIn: {
    subject: (company: string) => `You are now in ${company}`,
    what: (company: string) => `An owner of ${company} has let you in. From now on you order for this company.`,
    link: 'See the company',
  },
  removed: {
    subject: (company: string) => `You are no longer in ${company}`,
    what: (company: string) => `An owner of ${company} has removed you from the company on LohaHaat.`,
    next: 'Your account stays, with an empty company of its own. Orders, enquiries and lists stay with the company. Please sign in again.',
  },
}

export type Texts = typeof en

export const letterTexts = inLanguages({ en, hi })
