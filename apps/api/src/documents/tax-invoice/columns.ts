/** Column widths in points; the description takes the rest. */
export const columns = {
  number: { width: 18 },
  section: { width: 34 },
  description: { flex: 1, paddingRight: 6 },
  hsn: { width: 44 },
  quantity: { width: 56, textAlign: 'right' },
  rate: { width: 62, textAlign: 'right' },
  goods: { width: 68, textAlign: 'right' },
  charges: { width: 52, textAlign: 'right' },
  taxable: { width: 70, textAlign: 'right' },
} as const
