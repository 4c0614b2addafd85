import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  cancel: 'Cancel',
  tryAgain: 'Try again',
  dismissToast: 'Dismiss',
  clearSearch: 'Clear the search',
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  mostCharacters: (count: number) => `At most ${formatCount(count)} characters`,
  charactersLeft: (count: number) => `${formatCount(count)} left`,

  range: {
    legend: (title: string, unit: string) => `${title}, ${unit}`,
    from: 'from',
    between: 'to',
    to: 'to',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
