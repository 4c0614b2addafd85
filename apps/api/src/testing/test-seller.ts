/** Who sells in tests: without a bank, so that no paper names one. */
export const testSeller = {
  name: 'LohaHaat Steel',
  address: 'Rewari',
  gstNumber: '06AAACA0000A1Z2',
  bank: null,
  upiId: null,
  paymentTerms: null,
}
