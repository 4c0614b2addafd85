import { formatCount, plural } from '@lohahaat/domain/platform/formats'
import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

const lines = (count: number) => plural(count, { one: '# line', other: '# lines' })

const en = {
  title: 'Upload Enquiry',
  description: 'Send your list of pipes as you have it.',
  intro: 'Send your list as you have it. Nothing is created before you have looked through it.',
  loadFailed: 'The form could not be loaded',

  contact: {
    name: 'Name',
    phone: 'Contact No.',
    city: 'City of Delivery',
    deliveryDays: 'Delivery Days',
    nothingChosen: 'Please Select',
    missing: 'Please enter Name and Contact No.',
  },

  list: {
    title: 'Your list',
    file: 'File',
    fileHint:
      'XLSX, CSV, PDF and photos of a printed list are read line by line; other files are kept as they are. Up to 20 MB.',
    upload: 'Upload',
    kept: '<file></file> will be kept for the parties to read.',
    readToo: 'With Upload its lines are read as well.',
    or: 'or',
    text: 'Paste your list',
    textExample: 'SHS 50x50x2.9 Tata - 3.5 ton\nGI pipe 2" B class 120 nos',
    textHint: 'From a mail, a chat or a sheet, one line for each pipe.',
    readText: 'Read list',
    reading: 'Reading the lines',
    readingPhoto: 'Reading the photo, about 5 s',
    sending: (file: string) => `Sending ${file}, kilobytes`,
    cancel: 'Cancel upload',
    refused: (file: string, why: string) => `${file}: ${why}`,
    nothing: 'There is nothing to be read in this list.',
    missing: 'Please select a file, or paste your list.',
    notRead: 'Please upload the file, and look through its lines.',
    beingRead: 'The list is being read.',
    lines,
    useAnother: 'Use another list',
    decisionsLost: 'What you have decided about these lines is lost.',
  },

  review: {
    title: 'Look through your list',
    caption: 'The lines of your list',
    columns: { line: 'Your line', understood: 'Understood', asked: 'Asked for', decision: 'Decision' },
    open: (open: number, all: number) =>
      plural(open, { one: `# of ${lines(all)} needs a look`, other: `# of ${lines(all)} need a look` }),
    fromPhoto: 'Read from a photo: please check the lines against it.',
    nothingOpen: (taken: number, leftOut: number) =>
      `Nothing is open: ${formatCount(taken)} taken, ${formatCount(leftOut)} left out`,
    onlyOpen: 'Only those',
    leaveOutAll: (count: number) => `Leave out all ${formatCount(count)}`,
    showAll: 'Show all lines',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
  },

  row: {
    label: (line: number) => `Line ${line}`,
    understood: 'Understood:',
    nothing: 'Nothing',
    noQuantity: 'no quantity',
    unknownUnit: (quantity: number) => `${formatCount(quantity)} of an unknown unit`,
    readUnits: { Ton: 'Ton', Pieces: 'Pieces', Kg: 'kg', Metre: 'm', Feet: 'ft' },
    units: { Ton: 'Ton', Pieces: 'Pieces' },
    quantity: 'Qty',
    quantityOf: (line: number) => `Quantity of line ${line}`,
    unit: 'Unit',
    unitOf: (line: number) => `Unit of line ${line}`,
    lengthOf: (line: number) => `Length of line ${line} in metres`,
    usualLength: '6',
    metres: 'm',
  },

  status: {
    leftOut: 'Left out',
    corrected: 'Corrected',
    certain: 'Certain',
    fromPhoto: 'From a photo',
    taken: 'Taken as read',
    noPipe: 'No pipe of ours',
    notInList: 'Not in our list',
    open: 'Please look',
  },

  decide: {
    done: 'Done',
    take: 'Take as read',
    skipLine: 'Leave out',
    restoreLine: 'Take in again',
    change: 'Change',
    aboutLine: (decision: string, line: number) => `${decision}: line ${line}`,
  },

  problems: {
    class: 'Please select a class.',
    size: 'Please select a size.',
    thickness: 'Please select a thickness.',
    quantity: 'Please enter a quantity.',
    unit: 'Please select a unit.',
    weight: 'The weight of a piece is not known. Please ask for it in tons.',
  },

  create: {
    button: 'Create Enquiry',
    checked: 'I’ve checked the lines',
    cancel: 'Cancel',
    items: (count: number) => plural(count, { one: '# item', other: '# items' }),
    open: (count: number) => `${formatCount(count)} open`,
    stillOpen: (count: number) =>
      plural(count, { one: '# line still needs a look.', other: '# lines still need a look.' }),
    uncertain:
      'It isn’t known whether the enquiry was created. Please look at <enquiries>the enquiries</enquiries> before you create it again.',
    matched: (leadId: string, items: number, all: number) =>
      `${leadId}: ${formatCount(items)} of ${lines(all)} became items.`,
    kept: (leadId: string) => `${leadId}: the file is kept for the parties to read.`,
  },
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
