import { formatCount, plural } from '@lohahaat/domain/platform/formats'

/** The refusals of who is in which company. */
export const companyRefusals = {
  lastOwner: 'A company needs an owner. Please hand it over to a colleague first.',
  ownRole: 'Nobody changes his own role. Please hand the company over, or ask another owner.',
  alreadyMember: 'This person is a member of the company already.',
  membershipChanged: 'Who is in which company has changed meanwhile. Please look again.',
  invitationDead: 'This invitation has expired, was used or was ended. Please ask for a new one.',
  invitationForOther: (email: string) => `This invitation is for ${email}. Please sign in with that address.`,
  lastGstNumber: 'A company needs at least one GST number.',
  tooManyGstNumbers: (most: number) => `A company can have at most ${formatCount(most)} GST numbers.`,
  notASupplier: 'The company is no supplier, so nobody in it has a selling role.',
  supplierNeedsOwner:
    'Your company is a supplier, and you are alone in it. Please write to us, and we merge the two companies.',
  sameCompany: 'These are one and the same company.',
  bothAreSuppliers: 'Both companies are suppliers, so they can’t be merged.',
  enquiriesStayOpen: (count: number) =>
    plural(count, {
      one: '# enquiry of yours is still open, and nobody would be left to answer its quotes. Please bring it along, or close it first.',
      other:
        '# enquiries of yours are still open, and nobody would be left to answer their quotes. Please bring them along, or close them first.',
    }),
  askerHasOpenEnquiries:
    'He has open enquiries in his own company, which nobody would be left to answer. Please ask him to close them, or to ask once more and bring them along.',
}
