import { describe, expect, test } from 'vitest'
import { nextStep } from './next-step'

const truck = {
  state: 'Planned',
  vehicleNo: 'HR47D3581',
  invoiceNo: null,
  mayLoad: true,
  mayReceive: false,
  lines: [{ weightBasis: 'theoretical' }],
} as const
const weighed = { slips: [], nextSteps: [], maySend: [], mayConfirm: false } as const
const byWeight = { lines: [{ weightBasis: 'theoretical' }, { weightBasis: 'weighbridge' }] } as const
const loaded = { state: 'Loaded' } as const
const atBuyer = { state: 'Received', mayLoad: false, mayReceive: true, invoiceNo: 'INV/26-27/000001' } as const
const sellerSlip = { slips: [{ side: 'seller' }] } as const

describe('who loads a truck', () => {
  test.each([
    { say: 'names the vehicle first', change: { vehicleNo: null }, step: 'truck' },
    { say: 'then says that it is loaded', change: {}, step: 'load' },
    { say: 'invoices what goes by pieces without a slip', change: loaded, step: 'invoice' },
    { say: 'weighs what is invoiced by weight', change: { ...loaded, ...byWeight }, step: 'sellerSlip' },
    { say: 'dispatches with the invoice', change: { ...loaded, invoiceNo: 'INV/26-27/000001' }, step: 'dispatch' },
    { say: 'waits for the buyer then', change: { state: 'Dispatched' as const }, step: null },
  ])('$say', ({ change, step }) => {
    expect(nextStep({ ...truck, ...change }, weighed, false)).toBe(step)
  })

  test('invoices what was weighed', () => {
    expect(nextStep({ ...truck, ...loaded, ...byWeight }, { ...weighed, ...sellerSlip }, false)).toBe('invoice')
  })
})

describe('who receives a truck', () => {
  test.each([
    { say: 'does nothing while it is loaded', change: { state: 'Loaded' as const }, step: null },
    { say: 'receives what is on the road', change: { state: 'Dispatched' as const }, step: 'receive' },
    { say: 'needs no slip where the seller has none', change: {}, step: null },
  ])('$say', ({ change, step }) => {
    expect(nextStep({ ...truck, ...atBuyer, ...change }, weighed, false)).toBe(step)
  })

  test('weighs it against the seller’s slip', () => {
    const asked = { ...weighed, ...sellerSlip, nextSteps: ['buyerSlip', 'close'], maySend: ['buyer'] } as const
    expect(nextStep({ ...truck, ...atBuyer }, asked, false)).toBe('buyerSlip')
  })

  test('asks for a third slip when the two are too far apart', () => {
    const disputed = { ...weighed, ...sellerSlip, nextSteps: ['thirdSlip', 'issueNote'], maySend: ['third'] } as const
    expect(nextStep({ ...truck, ...atBuyer }, disputed, false)).toBe('thirdSlip')
  })

  test('agrees to a third slip before anything else', () => {
    expect(nextStep({ ...truck, ...atBuyer }, { ...weighed, mayConfirm: true }, false)).toBe('confirmSlip')
  })
})

describe('an administrator', () => {
  const all = { ...truck, ...atBuyer, mayLoad: true }

  test('closes what is settled', () => {
    expect(nextStep(all, { ...weighed, nextSteps: ['close'] }, true)).toBe('close')
  })

  test('issues the note where something is owed, without waiting for a third slip', () => {
    const disputed = { ...weighed, nextSteps: ['thirdSlip', 'issueNote'], maySend: ['third'] } as const
    expect(nextStep(all, disputed, true)).toBe('note')
  })

  test('has nothing to do with a closed truck', () => {
    expect(nextStep({ ...all, state: 'Closed' }, weighed, true)).toBeNull()
  })
})
