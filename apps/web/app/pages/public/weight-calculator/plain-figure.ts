import { fromUnits } from '@lohahaat/domain/platform/decimal'

/** Thousandths as a figure, without zeros that say nothing: 3.6 for 3600. */
export const plainFigure = (thousandths: bigint) => String(Number(fromUnits(thousandths, 3)))
