import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Sell on LohaHaat',
  description:
    'What it takes to sell steel pipes on LohaHaat: GST, bank, yards, makes and papers, then an application.',
  intro: 'Your stock in front of buyers all over India, and their enquiries on your desk.',
  loadFailed: 'The application could not be loaded',
  needsTitle: 'What it takes',
  needs: [
    { title: 'A firm with GST', text: 'One of your GST numbers. We read the PAN from it.' },
    { title: 'A bank account', text: 'Account number and IFSC, with a cancelled cheque. We pay into this account.' },
    { title: 'Yards', text: 'The PIN codes you load from. They decide which enquiries are near.' },
    { title: 'Makes and classes', text: 'What you sell. Enquiries that ask for it come to your desk and by mail.' },
  ],
  followsTitle: 'What happens next',
  steps: [
    { title: 'You hand it in', text: 'Keep it as a draft until you have everything.' },
    { title: 'We look at it', text: 'If something is missing we ask, by mail.' },
    { title: 'You import your stock', text: 'With one sheet of sizes, tons and prices.' },
    { title: 'You sell', text: 'Orders to load and enquiries that fit come to your desk.' },
  ],
  signIn: 'Sign in to apply',
  signUp: 'New here? <signup>Get started</signup>.',
  ownersOnly: 'Only an owner of your company can apply. Please ask one.',
  toDesk: 'Open your desk',
  form: {
    business: 'Business',
    businessName: 'Business name',
    gstNumber: 'GST number',
    panLabel: 'PAN',
    pan: (pan: string) => `PAN ${pan}`,
    bank: 'Bank',
    bankAccount: 'Account number',
    ifsc: 'IFSC',
    ifscHint: 'Such as SBIN0001234',
    sells: 'What you sell',
    yards: 'Yards (PIN codes)',
    yardsHint: 'Up to 20, with spaces or commas between them',
    brands: 'Makes',
    classes: 'Classes',
    papers: 'Licences and papers',
    udyam: 'Udyam number',
    udyamHint: 'If you have one: UDYAM-HR-05-0012345',
    licence: 'CM/L number',
    licenceHint: 'Of the BIS licence, if you have one',
    fileHint: 'If you have one: PDF, JPG or PNG, up to 10 MB',
    chequeHint: 'Required: PDF, JPG or PNG, up to 10 MB',
    otherChequeHint: 'Required for another account: PDF, JPG or PNG, up to 10 MB',
    present: (name: string) => `Kept: ${name}`,
    remove: (name: string) => `Remove ${name}`,
    save: 'Keep as draft',
    submit: 'Hand in the application',
    saved: 'Kept. You can go on later.',
    submitted: 'Handed in. We will write to you as soon as we have looked at it.',
    withdraw: 'Take it back',
    withdrawn: 'Taken back. It is a draft again.',
    problems: (count: number) =>
      plural(count, { one: '# field is not complete yet.', other: '# fields are not complete yet.' }),
  },
  change: {
    button: 'Change details',
    submit: 'Save the changes',
    cancel: 'Leave as it is',
    done: 'Changed.',
    waits: 'Handed in. GST number, bank and licences change when we have approved them.',
    waiting: 'Waits for our approval',
    takeBack: 'Take it back',
    takenBack: 'Taken back. Your details stay as they are.',
    intro:
      'Yards, makes and classes change at once. GST number, bank and licences count when we approve them; another account needs its cancelled cheque.',
  },
  status: {
    Draft: 'Fill in what you have, keep it, and hand it in when it is complete.',
    Submitted: 'We are looking at it. Meanwhile it can’t be changed; you can take it back.',
    'Changes asked': 'Please see below what we ask for, change it and hand it in again.',
    Approved: 'You are a supplier.',
    Suspended: 'Your items are off sale at the moment. Please see below why, or call us.',
    'Closed for holidays': 'You are a supplier, and closed for holidays.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
