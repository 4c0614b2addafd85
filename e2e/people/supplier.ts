import { randomUUID } from 'node:crypto'

export const cheque = { name: 'cheque.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a cheque') }

/** A name that no other supplier has. */
export const newFirm = () => `Bhiwadi Pipes ${randomUUID().slice(0, 8)}`
