/** Column widths in points; the description takes the rest. */
export const columns = {
  number: { width: 20 },
  section: { width: 40 },
  description: { flex: 1, paddingRight: 8 },
  hsn: { width: 48 },
  quantity: { width: 58, textAlign: 'right' },
  weight: { width: 52, textAlign: 'right' },
  rate: { width: 70, textAlign: 'right' },
  amount: { width: 82, textAlign: 'right' },
} as const
