import { fromUnits } from '@lohahaat/domain/platform/decimal'

/** Thousandths as a decimal without trailing zeros: 3.6 for 3600. */
export const plainFigure = (thousandths: bigint) => String(Number(fromUnits(thousandths, 3)))
