import fc from 'fast-check'
import type { Transport } from '../eway-bill/transport'

/** A truck from Hisar to Delhi. */
export const worksTransport: Transport = {
  mode: 'road',
  vehicleNo: 'HR 38 AB 123',
  isOverDimensional: false,
  transporterName: 'Haryana Roadlines',
  transporterId: '',
  documentNo: 'LR-4471',
  documentDate: '2026-11-18',
  km: 165,
  portalKm: 160,
}

export const someTransport: fc.Arbitrary<Transport> = fc.record({
  mode: fc.constantFrom('road', 'rail', 'air', 'ship', 'inTransit'),
  vehicleNo: fc.constantFrom('HR38AB1234', 'dl 1 ab 123', '22BH1234AA', ''),
  isOverDimensional: fc.boolean(),
  transporterName: fc.constantFrom('', 'Haryana "Roadlines" and Brothers of Hisar', 'हरियाणा Roads'),
  transporterId: fc.constantFrom('', '06AAACA0000A1Z2'),
  documentNo: fc.constantFrom('', 'LR/4471-A'),
  documentDate: fc.option(fc.constant('2026-11-18')),
  km: fc.integer({ min: 0, max: 4000 }),
  portalKm: fc.constant(null),
})
