export const texts = {
  accepted: 'Accepted',
  verifiedSupplier: 'Verified supplier',
  outdated: 'Outdated',
  expired: 'Expired',
  validUntil: 'Valid until',
  freight: 'Freight',
  paymentTerms: 'Payment terms',
  remark: 'Remark',
}
