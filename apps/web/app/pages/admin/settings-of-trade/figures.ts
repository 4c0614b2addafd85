import type {
  FulfilmentSettings,
  FulfilmentSettingsRow,
} from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { defaultFulfilmentSettings } from '@lohahaat/contract/reference/trade-settings/fulfilment-settings'
import { formatCount } from '@lohahaat/domain/platform/formats'
import { texts } from './texts'

export type FigureName = Exclude<keyof FulfilmentSettings, 'policy'>

/** As they stand on the form. */
export const figureGroups = {
  loading: ['loadingTolerancePercent'],
  bridges: ['shortagePercent', 'shortageDivisions', 'divisionKg'],
  truck: ['leastTareKg', 'mostTareKg', 'mostGrossKg'],
  certificates: ['zincEnough', 'zincLeast', 'hydrostaticLeast'],
} as const satisfies Record<string, readonly FigureName[]>

export const figureNames: readonly FigureName[] = Object.values(figureGroups).flat()

export const placesOf = (name: FigureName) => (name.endsWith('Percent') ? 2 : name === 'hydrostaticLeast' ? 1 : 0)

const sayFigure = (name: FigureName, figure: number) => texts.withUnit(formatCount(figure), texts.figures[name].unit)

/** What a version changed, each in words; the oldest is compared with the usual figures. */
function changesOf(row: FulfilmentSettings, before: FulfilmentSettings = defaultFulfilmentSettings): string[] {
  const figures = figureNames
    .filter((name) => row[name] !== before[name])
    .map((name) =>
      texts.history.change(texts.figures[name].label, sayFigure(name, before[name]), sayFigure(name, row[name])),
    )
  const { label, options } = texts.policy
  return row.policy === before.policy
    ? figures
    : [...figures, texts.history.change(label, options[before.policy], options[row.policy])]
}

/** The newest first, each with what it changed. */
export const withChanges = (history: readonly FulfilmentSettingsRow[]) =>
  history.map((row, at) => ({ ...row, changes: changesOf(row, history[at + 1]) }))
