import type { Example } from '../examples'
import type { Papers } from './money'
import type { Trucks } from './trucks'

export type Ids = Record<string, unknown>

export const ofTrucks =
  (inputs: (trucks: Trucks) => readonly Ids[]): Example =>
  ({ trucks }, owner) =>
    inputs(trucks[owner])

export const ofPapers =
  (inputs: (papers: Papers, trucks: Trucks) => readonly Ids[]): Example =>
  ({ papers, trucks }, owner) =>
    inputs(papers[owner], trucks[owner])

export const all = ({ planned, loaded, invoiced, dispatched, weighed, received }: Trucks) =>
  [planned, loaded, invoiced, dispatched, weighed, received].flat()
export const trucksIn = (state: keyof Omit<Trucks, 'toPlan'>) =>
  ofTrucks((trucks) => trucks[state].map(({ consignmentId }) => ({ consignmentId })))
export const everyTruck = ofTrucks((trucks) => all(trucks).map(({ consignmentId }) => ({ consignmentId })))
export const orders = ofTrucks((trucks) => all(trucks).map(({ orderId }) => ({ orderId })))
