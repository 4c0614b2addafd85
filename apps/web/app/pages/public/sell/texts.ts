import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  title: 'Sell on LohaHaat',
  description:
    'What it takes to sell steel pipes on LohaHaat: GST, bank, yards, makes and papers, then an application.',
  intro: 'Your stock before buyers in all of India, and their enquiries on your desk. This is what it takes.',
  loadFailed: 'The application could not be loaded',
  needs: [
    { title: 'A firm with GST', text: 'One of your GST numbers. The PAN is a part of it.' },
    { title: 'A bank account', text: 'Number and IFSC, with a cancelled cheque: that is where your money goes.' },
    { title: 'Yards', text: 'The PIN codes you load from. They decide which enquiries are near.' },
    { title: 'Makes and classes', text: 'What you sell. Enquiries that ask for it come to your desk and by mail.' },
  ],
  steps:
    'Then: we look at the application, ask if something is missing, and approve it. You import your stock, and sell.',
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
    fileHint: 'PDF, JPG or PNG, up to 10 MB',
    present: (name: string) => `Kept: ${name}`,
    remove: (name: string) => `Remove ${name}`,
    save: 'Keep as draft',
    submit: 'Hand in the application',
    saved: 'Kept. You can go on later.',
    submitted: 'Handed in. We write to you as soon as we have looked at it.',
    withdraw: 'Take it back',
    withdrawn: 'Taken back. It is a draft again.',
    problems: (count: number) =>
      plural(count, { one: '# field is not complete yet.', other: '# fields are not complete yet.' }),
  },
  status: {
    Draft: 'Fill in what you have, keep it, and hand it in when it is complete.',
    Submitted: 'We are looking at it. Meanwhile it can’t be changed; you can take it back.',
    'Changes asked': 'Please see below what we ask for, change it and hand it in again.',
    Approved: 'You are a supplier.',
    Suspended: 'Your items are not sold at the moment. Please see below why, or call us.',
    'Closed for holidays': 'You are a supplier, and closed for holidays.',
  },
}

export const texts = inLanguages({ en })
