export const texts = {
  businessName: 'Business name',
  eMailAddress: 'E-mail address',
  gstNumber: 'GST number',
  memberSince: 'Member since',
  supplier: 'Supplier',
  contactName: 'Contact name',
  contactNumber: 'Contact number',
  defaultPinCode: 'Default PIN code',
  whereYourEnquiriesAre: 'Where your enquiries are delivered unless you say otherwise',
  saveChanges: 'Save changes',
  profile: 'Profile',
  businessDetailsAreFixed:
    'Business details are fixed at registration. Whom we call and where we deliver is up to you.',
  businessDetails: 'Business details',
  contactAndDelivery: 'Contact and delivery',
}
