import { inLanguages } from '@lohahaat/domain/platform/language'
import { hi } from './texts.hi'

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
      title: 'Enter the truck',
      note: 'It can be loaded once its vehicle number is known. The rest can follow.',
      action: '',
    },
    load: { title: 'Load the truck', note: 'The buyer gets a mail once it is loaded.', action: 'Mark as loaded' },
    sellerSlip: {
      title: 'Weigh the truck',
      note: 'A line is invoiced by weight, so its weighbridge slip comes before the invoice.',
      action: '',
    },
    invoice: {
      title: 'Issue the tax invoice',
      note: 'It is made out from the load and takes the next number. After that, the load can’t be changed.',
      action: 'Issue the invoice',
    },
    dispatch: {
      title: 'Dispatch the truck',
      note: 'The invoice travels with it. The buyer gets a mail.',
      action: 'Dispatch the truck',
    },
    receive: {
      title: 'Receive the truck',
      note: 'Count the pieces; what was loaded is filled in for you.',
      action: '',
    },
    confirmSlip: { title: 'Agree to the third slip', note: 'It then replaces the other two.', action: '' },
    buyerSlip: { title: 'Weigh it at your end', note: 'Your slip is compared with the seller’s.', action: '' },
    thirdSlip: {
      title: 'Weigh it on a third bridge',
      note: 'The two slips are too far apart. A bridge that both accept decides.',
      action: '',
    },
    note: {
      title: 'Settle the difference',
      note: 'A note is issued for the difference between the slips, and the buyer gets a mail.',
      action: 'Issue the note',
    },
    close: {
      title: 'Close the truck',
      note: 'Everything is settled. Nothing can be changed after that.',
      action: 'Close',
    },
  },
  waits: {
    Planned: 'Waiting for the seller to load the truck.',
    Loaded: 'Waiting for the seller to dispatch it with its invoice.',
    Dispatched: 'On the road. Waiting for the buyer to receive it.',
    Received: 'LohaHaat settles the weights and closes the truck. There is nothing for you to do.',
    Closed: 'Settled and closed.',
  },
  done: {
    load: 'Loaded. The buyer has been told.',
    invoice: (number: string) => `Invoice ${number} issued`,
    note: (number: string) => `Note ${number} issued`,
    dispatch: 'On the road. The buyer has been told.',
    close: 'Closed',
    unload: 'Back to planned',
    drop: 'The truck is removed',
  },
  noteOf: { credit: 'Credit note to the buyer:', debit: 'Debit note to the buyer:' },
  unload: 'Undo loading',
  drop: 'Remove the truck',
  dropTitle: 'Remove this truck?',
  dropText: 'Its load can go on another truck.',
  invoiceNo: (number: string) => `Invoice ${number}`,
}

export type Texts = typeof en

export const texts = inLanguages({ en, hi })
