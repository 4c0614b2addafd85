export const transportModes = { road: 1, rail: 2, air: 3, ship: 4, inTransit: 5 } as const

export type TransportMode = keyof typeof transportModes

/** How a consignment travels. */
export interface Transport {
  mode: TransportMode
  /** As it was typed; empty where only the transporter is known, who enters it himself. */
  vehicleNo: string
  isOverDimensional: boolean
  transporterName: string
  /** The transporter's GST number or enrolment id; empty without one. */
  transporterId: string
  /** Lorry receipt, railway receipt, airway bill or bill of lading; empty without one. */
  documentNo: string
  /** Its day, such as 2026-11-18; null without one. */
  documentDate: string | null
  /** Kilometres; 0 lets the portal take its own. */
  km: number
  /** The portal's own distance, where it is known. */
  portalKm: number | null
}
