import type { OrderStatus } from '@lohahaat/domain/ordering/order-status'
import type { Buyer } from './people'
import { pieces, tons, type WantedPipe } from './pipes'

export interface OrderMove {
  status: Exclude<OrderStatus, 'Confirmed'>
  daysAgo: number
  note: string | null
}

/** What the buyer adds for his own books and for the driver. */
interface OrderNotes {
  orderNo: string
  wantedInDays: number | null
  remark: string | null
}

export interface OrderStory {
  buyer: Buyer
  daysAgo: number
  hour: number
  lines: readonly WantedPipe[]
  notes?: OrderNotes
  moves: readonly OrderMove[]
  /** The buyer thinks again: the line he deletes, or the whole order. */
  secondThought?: { daysAgo: number; deletes: number | 'order' }
}

const move = (status: OrderMove['status'], daysAgo: number, note: string | null = null) => ({ status, daysAgo, note })

const notes = (orderNo: string, wantedInDays: number | null = null, remark: string | null = null) => ({
  orderNo,
  wantedInDays,
  remark,
})

/** Loaded the day after next and on the road from then on. */
export const delivered = (processing: number, dispatched: number, arrived: number): OrderMove[] => [
  move('Processing', processing),
  move('Dispatched', dispatched),
  move('Delivered', arrived),
]

/** What was bought from the cart, the oldest first. From where no move tells it, trucks do: after-order/truck-stories.ts. */
export const orderStories: readonly OrderStory[] = [
  {
    buyer: 'kadamb',
    daysAgo: 112,
    hour: 11.3,
    lines: [pieces('SHS', '50x50', '2.6', 80), pieces('RHS', '100x50', '3.2', 30)],
    notes: notes('KF/PO/0412', 7),
    moves: delivered(111, 109, 106),
  },
  {
    buyer: 'pawana',
    daysAgo: 95,
    hour: 15.6,
    lines: [pieces('GI', '50 NB', '3.6', 90), pieces('GI', '25 NB', '3.2', 150)],
    notes: notes('PS-2291', 12, 'Chakan gate 2, unloading by crane from 8 to 13'),
    moves: [move('Processing', 94)],
  },
  {
    buyer: 'kadamb',
    daysAgo: 82,
    hour: 10.2,
    lines: [tons('SHS', '40x40', '2', 2), pieces('SHS', '100x100', '5', 24), pieces('RHS', '80x40', '2.9', 40)],
    notes: notes('KF/PO/0437'),
    secondThought: { daysAgo: 81, deletes: 2 },
    moves: delivered(80, 78, 75),
  },
  {
    buyer: 'badkhal',
    daysAgo: 61,
    hour: 17.1,
    lines: [pieces('Round Black', '80 NB', '4', 60)],
    secondThought: { daysAgo: 60, deletes: 'order' },
    moves: [],
  },
  {
    buyer: 'kadamb',
    daysAgo: 44,
    hour: 12.7,
    lines: [tons('SHS', '50x50', '2.9', 4.5), pieces('RHS', '50x25', '2', 120)],
    notes: notes('KF/PO/0461', 6, 'No trucks over 12 t in the lane'),
    moves: [move('Processing', 43)],
  },
  {
    buyer: 'kadamb',
    daysAgo: 20,
    hour: 9.8,
    lines: [pieces('RHS', '200x100', '6', 8)],
    moves: [
      move('Processing', 19),
      move('Cancelled', 16, 'The mill has put off the rolling of this size. The buyer was told on the phone.'),
    ],
  },
  {
    buyer: 'pawana',
    daysAgo: 12,
    hour: 12.2,
    lines: [pieces('GI', '40 NB', '3.2', 120)],
    notes: notes('PS-2340', 14),
    moves: [move('Processing', 11)],
  },
  {
    buyer: 'kadamb',
    daysAgo: 9,
    hour: 14.4,
    lines: [pieces('SHS', '100x100', '4', 30), pieces('GI', '40 NB', '3.2', 60)],
    notes: notes('KF/PO/0493', 9, 'Call the works an hour before'),
    moves: [move('Processing', 8)],
  },
  {
    buyer: 'tapukara',
    daysAgo: 7,
    hour: 10.9,
    lines: [tons('GI', '50 NB', '3.6', 2.5), pieces('GI', '80 NB', '4', 40)],
    moves: [move('Processing', 6)],
  },
  {
    buyer: 'kadamb',
    daysAgo: 5,
    hour: 11.9,
    lines: [tons('SHS', '50x50', '2.6', 1.8), pieces('SHS', '40x40', '2.6', 100)],
    notes: notes('KF/PO/0498', 8),
    moves: [move('Processing', 4)],
  },
  {
    buyer: 'badkhal',
    daysAgo: 0,
    hour: 16,
    lines: [pieces('RHS', '100x50', '4', 36), pieces('Round Black', '50 NB', '3.6', 80)],
    notes: notes('BEW/26/77', 5),
    moves: [],
  },
]
