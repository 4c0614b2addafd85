/** Why an order needs an approval, by the limit that it is above. */
export const aboveLimit = {
  order: (most: string, figure: string) => `This order comes to ${figure}, and your limit for one order is ${most}.`,
  orderTons: (most: string, figure: string) => `This order weighs ${figure}, and your limit for one order is ${most}.`,
  month: (most: string, figure: string) =>
    `With this order you would have ordered for ${figure} this month, and your limit for a month is ${most}.`,
  monthTons: (most: string, figure: string) =>
    `With this order you would have ordered ${figure} this month, and your limit for a month is ${most}.`,
}
