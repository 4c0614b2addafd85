/** RC/26-27/000001: a series of its own, from 1 in every financial year and without a gap. */
export const receiptNumber = (year: string, serial: number) => `RC/${year}/${String(serial).padStart(6, '0')}`
