import { formatCount } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './work-texts.hi'

const en = {
  loading: 'Loading…',
  nothingChosen: 'Please Select',
  breadcrumbs: 'Breadcrumbs',
  showMoreOf: (next: number, left: number) => `Show ${formatCount(next)} more of ${formatCount(left)}`,
  progress: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)}`,
  mostCharacters: (count: number) => `At most ${formatCount(count)} characters`,
  charactersLeft: (count: number) => `${formatCount(count)} left`,
  sort: {
    label: 'Sort by',
    ascending: (column: string) => `${column}, ascending`,
    descending: (column: string) => `${column}, descending`,
  },
  file: {
    choose: '<choose>Choose a file</choose> <drop>or drop it here</drop>',
    replace: 'Replace',
    camera: 'Take a photo',
    wrongKind: (name: string) => `${name} is not of the kind that is needed here.`,
    kilobytes: (size: number) => `${formatCount(size)} KB`,
    megabytes: (size: number) => `${formatCount(size)} MB`,
  },
  timeLeft: {
    days: (count: number) => `${count} d`,
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    seconds: (count: number) => `${count} s`,
    left: (time: string) => `${time} left`,
    none: 'Expired',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
