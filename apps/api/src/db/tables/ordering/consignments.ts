import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, unique, varchar } from 'drizzle-orm/pg-core'
import { id, instant } from '../../../platform/db/columns'
import { companies } from '../identity/companies'
import { users } from '../identity/users'
import { sellers } from '../reference/sellers'
import { orders } from './orders'

/** One truck of one seller with goods of one order. */
export const consignments = pgTable(
  'consignments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    /** Who ordered, so that every query can carry its owner. */
    companyId: integer()
      .notNull()
      .references(() => companies.id),
    /** Who loads it; null where the lines have no seller of ours: then the house does. */
    sellerId: integer().references(() => sellers.id),
    /** From 1 within its order. */
    number: integer().notNull(),
    state: text({ enum: ['Planned', 'Loaded', 'Dispatched', 'Received', 'Closed'] }).notNull(),
    /** As the e-way bill portal writes it; null until the truck is known. */
    vehicleNo: varchar({ length: 15 }),
    isOverDimensional: boolean().notNull().default(false),
    driverPhone: varchar({ length: 15 }),
    transporterName: varchar({ length: 100 }),
    /** A GST number or the portal's own id of a transporter. */
    transporterId: varchar({ length: 15 }),
    /** The lorry receipt. */
    lrNo: varchar({ length: 15 }),
    lrDate: date({ mode: 'string' }),
    /** By road; null: the portal's own distance. */
    km: integer(),
    expectedOn: date({ mode: 'string' }),
    /** Of its tax invoice; null until that is issued. From then on the load is frozen. */
    invoiceNo: varchar({ length: 16 }),
    /** Of the note that settled a difference of weight. */
    noteNo: varchar({ length: 16 }),
    loadedAt: instant(),
    dispatchedAt: instant(),
    receivedAt: instant(),
    closedAt: instant(),
    createdBy: integer()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    /** Increases with every change, so that a stale form is detected. */
    version: integer().notNull().default(1),
  },
  (consignment) => [
    unique('consignments_number').on(consignment.orderId, consignment.number),
    index('consignments_of_seller').on(consignment.sellerId, consignment.createdAt, consignment.id),
    index('consignments_of_company').on(consignment.companyId, consignment.createdAt, consignment.id),
    index('consignments_in_state').on(consignment.state, consignment.createdAt, consignment.id),
    check('consignments_state', sql`${consignment.state} in ('Planned', 'Loaded', 'Dispatched', 'Received', 'Closed')`),
    check(
      'consignments_invoiced',
      sql`${consignment.state} in ('Planned', 'Loaded') or ${consignment.invoiceNo} is not null`,
    ),
    check('consignments_km', sql`${consignment.km} between 0 and 10000`),
  ],
)
