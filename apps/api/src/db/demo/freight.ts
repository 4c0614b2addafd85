import { rupees } from '@lohahaat/domain/platform/money'

/** Rupees for a ton and a kilometre by truck and distance. Invented, close to what transporters asked in 2025. */
const RATES: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  9: { 100: 4.6, 300: 2.6, 600: 1.9, 1000: 1.65, 1500: 1.5, 3000: 1.45 },
  16: { 100: 4, 300: 2.3, 600: 1.7, 1000: 1.5, 1500: 1.36, 3000: 1.3 },
  25: { 100: 3.6, 300: 2.1, 600: 1.55, 1000: 1.36, 1500: 1.25, 3000: 1.2 },
}

export const demoFreightTerms = {
  roadFactorPercent: 130,
  kmPerDay: 300,
  leastPaisePerTon: rupees(350),
  isCharged: false,
  rates: Object.entries(RATES).flatMap(([truckTons, byDistance]) =>
    Object.entries(byDistance).map(([upToKm, rate]) => ({
      truckTons: Number(truckTons),
      upToKm: Number(upToKm),
      paisePerTonKm: Number(rupees(rate)),
    })),
  ),
}
