/** Neither the bank nor the UPI handle exists, so that nothing can be paid by mistake. */
export const samplePayment = {
  bank: 'Sample Bank, A/c 000000000042, IFSC SAMP0000042 (sample: please do not pay)',
  upiId: 'lohahaat@sample',
}
