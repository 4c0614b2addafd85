import { inLanguages } from '@lohahaat/domain/platform/language'

const en = {
  consignment: 'Consignment',
  description: 'A truck with its load, slips and papers.',
  loadFailed: 'The consignment could not be loaded',
  notFound: 'There is no such consignment.',
  goBack: 'Go back',
  title: (number: number) => `Truck ${number}`,
  ofOrder: (orderNo: string) => `Order ${orderNo}`,
  way: (from: string, to: string) => `${from} to ${to}`,
  house: 'LohaHaat',
  all: 'All consignments',
  next: 'Next step',
  steps: {
    truck: {
      title: 'Name the truck',
      note: 'With its vehicle number it can be loaded. The rest may follow.',
      action: '',
    },
    load: { title: 'Load the truck', note: 'The buyer is told when it is loaded.', action: 'It is loaded' },
    sellerSlip: {
      title: 'Weigh the truck',
      note: 'A line is invoiced by weight, so the slip comes first.',
      action: '',
    },
    invoice: {
      title: 'Issue the tax invoice',
      note: 'It is made from the load and gets the next number. The load can’t be changed after that.',
      action: 'Issue the invoice',
    },
    dispatch: {
      title: 'Send it on the road',
      note: 'The invoice goes with it. The buyer is told.',
      action: 'Dispatch the truck',
    },
    receive: { title: 'Receive the truck', note: 'Count the pieces. What was loaded is filled in.', action: '' },
    confirmSlip: { title: 'Agree to the third slip', note: 'It then counts instead of the other two.', action: '' },
    buyerSlip: { title: 'Weigh it at your end', note: 'Your slip is held against the seller’s.', action: '' },
    thirdSlip: {
      title: 'Weigh it on a third bridge',
      note: 'The two slips are too far apart. A bridge that both accept decides.',
      action: '',
    },
    note: {
      title: 'Settle the difference',
      note: 'The note is issued over the difference of the slips. The buyer is told.',
      action: 'Issue the note',
    },
    close: {
      title: 'Close the truck',
      note: 'Everything is settled. Nothing can be changed after that.',
      action: 'Close',
    },
  },
  waits: {
    Planned: 'The seller loads the truck.',
    Loaded: 'The truck is loaded. It leaves with its invoice.',
    Dispatched: 'The truck is on the road. The buyer receives it.',
    Received: 'Received. The weights are settled, then it is closed.',
    Closed: 'Settled and closed.',
  },
  done: {
    load: 'Loaded. The buyer has been told.',
    invoice: (number: string) => `Invoice ${number} issued`,
    note: (number: string) => `Note ${number} issued`,
    dispatch: 'On the road. The buyer has been told.',
    close: 'Closed',
    unload: 'Planned again',
    drop: 'The truck is dropped',
  },
  noteOf: { credit: 'Credit note to the buyer:', debit: 'Debit note to the buyer:' },
  unload: 'Not loaded yet',
  drop: 'Drop the truck',
  dropTitle: 'Drop this truck?',
  dropText: 'What it was to carry can be loaded on another one.',
  invoiceNo: (number: string) => `Invoice ${number}`,
}

export const texts = inLanguages({ en })
