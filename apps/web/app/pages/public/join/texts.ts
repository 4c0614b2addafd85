import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Invitation',
  description: 'An invitation to buy steel with a company.',
  loadFailed: 'The invitation could not be loaded',
  heading: (company: string) => `Join ${company}`,
  invites: (by: string, company: string, role: string) => `${by} invites you to ${company} as ${role}.`,
  until: 'The invitation is for <email>this address</email>, until <time>then</time>.',
  accept: 'Join the company',
  joined: (company: string) => `You are now in ${company}.`,
  leavesOwn: 'From then on you order for this company. Your cart stays yours.',
  signInFirst: 'Please sign in with the invited address, or create an account with it, and you will come back here.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  forOther: (email: string) => `You are signed in as ${email}, and the invitation is for another address.`,
  switchAccount: 'Sign in with the invited address',
  dead: 'This invitation has ended',
  deadHint: 'It has expired, was used or was withdrawn by an owner. Please ask for a new one.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
