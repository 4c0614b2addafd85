import { plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const en = {
  title: 'Load',
  change: 'Change the load',
  save: 'Save the load',
  close: 'Close',
  saved: 'Load saved',
  all: 'All that is left',
  allOf: (item: string) => `All that is left of ${item}`,
  piecesField: 'Pieces',
  tonsField: 'Weight',
  tonsUnit: 'MT',
  heats: 'Heat numbers',
  heatsHint: 'From the tags, separated by commas',
  ordered: 'Ordered',
  onTrucks: 'On other trucks',
  left: 'Left',
  pieces: (count: number) => plural(count, { one: '# piece', other: '# pieces' }),
  about: (pieces: string) => `about ${pieces}`,
  sum: 'On the truck',
  problems: {
    pieces: 'Please enter whole pieces.',
    tons: 'Please enter the weight in tons.',
    count: 'Please count the pieces: it was ordered in pieces.',
    most: (most: string) => `At most ${most} can be on this truck.`,
    nothing: 'Please put at least one line on the truck.',
  },
  table: 'What is on the truck',
  columns: { item: 'Item, heat numbers', pieces: 'Pieces', weight: 'Calculated', left: 'Left to load' },
  notCounted: 'Not counted',
  noHeats: 'No heat numbers yet',
  heatList: (heats: string) => `Heat ${heats}`,
  nothingLeft: 'Nothing',
  weighed: 'Invoiced by weighbridge',
  loadFailed: 'The lines of the order could not be loaded. Only what is on the truck is shown.',
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
