import { formatCount, listFormat, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const withCommas = listFormat({ type: 'unit', style: 'short' })

const en = {
  title: 'Import stock',
  description: 'Add and change stock items with a spreadsheet.',
  intro: (most: number) =>
    `Add or change up to ${formatCount(most)} items with one spreadsheet: all of its rows, or none.`,
  backToStock: 'Back to stock',

  template: {
    title: 'Download the template',
    explanation:
      'It has the columns and two items as examples. An export of the stock has the same columns, so it can be changed and imported again.',
    formats: { xlsx: 'XLSX', csv: 'CSV' },
    downloadAs: { xlsx: 'Template as XLSX', csv: 'Template as CSV' },
  },

  columns: {
    title: 'Columns and blank cells',
    rules: [
      'A row without an ID is a new item.',
      'A row with an ID changes that item. A blank cell in it keeps what the item has.',
      'Columns that don’t change can be left out: IDs and new prices are enough.',
      'Brands, sizes, sellers and the like are written as on their screens, where they must exist.',
    ],
    required: 'Required for a new item',
    blank: (meaning: string) => `Blank: ${meaning}`,
  },

  file: {
    title: 'Choose the filled-in file',
    first: 'File',
    another: 'Another file',
    hint: 'XLSX or CSV up to 20 MB. It is checked at once; nothing is changed yet.',
    unreadable: 'It could not be read.',
    failed: (file: string, why: string) => `${file}: ${why}`,
    checking: 'Checking rows',
  },

  result: {
    errors: (count: number) => plural(count, { one: '# error', other: '# errors' }),
    noErrors: 'No errors',
    imported: 'Imported',
    rows: (count: number) => plural(count, { one: '# row', other: '# rows' }),
    summary: ({ rows, created, updated, unchanged }: Record<'rows' | 'created' | 'updated' | 'unchanged', number>) => {
      const kinds = `${formatCount(created)} new, ${formatCount(updated)} changed, ${formatCount(unchanged)} unchanged`
      return plural(rows, { one: `# row: ${kinds}`, other: `# rows: ${kinds}` })
    },
    ignored: (columns: readonly string[]) => `Ignored columns: ${withCommas(columns)}`,
    correct: 'Nothing was changed. Please correct the file and choose it again.',
    changedMeanwhile:
      'The stock has changed since the check. Nothing was changed. Please correct the file and choose it again.',
  },

  errors: {
    caption: 'Errors in the file',
    row: 'Row',
    column: 'Column',
    value: 'Value',
    problem: 'What is wrong',
    blank: 'blank',
    download: 'Download the errors',
    first: (shown: number, count: number) =>
      `These are the first ${formatCount(shown)} of ${formatCount(count)} errors.`,
  },

  import: {
    title: 'Import',
    waiting: 'As soon as a file without errors is chosen, it can be imported here.',
    nothing: 'There is nothing to import: the stock is like this already.',
    button: (rows: number) => plural(rows, { one: 'Import # row', other: 'Import # rows' }),
    importing: 'Importing rows',
    pricesWait: (count: number) =>
      plural(count, {
        one: '# price moves further than you may set by yourself. It waits for approval; until then the old one holds.',
        other:
          '# prices move further than you may set by yourself. They wait for approval; until then the old ones hold.',
      }),
    done: (rows: number) => plural(rows, { one: '# row was imported.', other: '# rows were imported.' }),
    seeStock: 'See the stock',
    failed: 'Nothing was changed. Please choose the file again.',
    uncertain:
      'The connection was lost, so it isn’t known whether the rows were imported. Please look at <stock>the stock</stock> before you import them again.',
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
