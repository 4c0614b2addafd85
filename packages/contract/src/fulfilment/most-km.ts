/**
 * What no truck travels. The portal's own limit is a setting of invoices, so that a longer distance is said in its words when
 * the e-way bill is checked.
 */
export const MOST_KM = 10_000
