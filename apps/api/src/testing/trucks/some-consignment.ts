import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'

const AT = '2026-11-12T06:30:00.000Z'

/** A truck with everything that can be said of one. */
export const someConsignment: Consignment = {
  ...{ consignmentId: 1, number: 1, orderId: 1, orderNo: 'LH/26-27/000042', state: 'Closed' },
  ...{ sellerId: 1, sellerName: 'Namaste', legalName: 'Namaste', plannedBy: 'Namaste', version: 1 },
  ...{ shippingCity: 'Namaste', shippingState: 'Namaste', shippingPinCode: '123401' },
  ...{ vehicleNo: 'HR55AB1234', isOverDimensional: false, driverPhone: '9812345678' },
  ...{ transporterName: 'Namaste', transporterId: null, lrNo: '77', lrDate: '2026-11-12', km: 120 },
  ...{
    expectedOn: '2026-11-14',
    ewayLastDay: '2026-11-13',
    invoiceNo: 'INV/26-27/000001',
    noteNo: 'CRN/26-27/000001',
    kg: 2000,
  },
  ...{ plannedAt: AT, loadedAt: AT, dispatchedAt: AT, receivedAt: AT, closedAt: AT },
  lines: [],
  files: [],
  receipt: { outcome: 'Short', remark: 'Namaste', receivedBy: 'Namaste', lines: [] },
  ...{ mayLoad: false, mayReceive: true },
}
