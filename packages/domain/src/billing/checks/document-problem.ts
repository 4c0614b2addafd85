/** What is wrong with a document before it goes to a portal: the field to mend, and how it is wrong. */
export interface DocumentProblem {
  /** A path in our own words: `buyer.address.pinCode`, `lines.0.hsn`, `transport.vehicleNo`. */
  field: string
  kind: ProblemKind
}

export type ProblemKind =
  /** Nothing is given, or nothing is left of it in Latin letters. */
  | 'missing'
  | 'notLatin'
  | 'tooShort'
  | 'badGstin'
  | 'badPinCode'
  | 'unknownState'
  | 'pinOfOtherState'
  | 'gstinOfOtherState'
  | 'badNumber'
  | 'badDate'
  | 'future'
  | 'tooOld'
  | 'beforeInvoice'
  | 'noLines'
  | 'tooManyLines'
  | 'badHsn'
  | 'servicesOnly'
  | 'notPositive'
  | 'negative'
  | 'rateNotAllowed'
  | 'wrongTax'
  | 'halvesDiffer'
  | 'sumsDiffer'
  | 'roundOffTooLarge'
  | 'totalTooLow'
  | 'badVehicle'
  | 'badTransporter'
  | 'vehicleOrTransporter'
  | 'badTransportDocument'
  | 'byRoadOnly'
  | 'shipIsOverDimensional'
  | 'badDistance'
  | 'samePinDistance'
  | 'distanceOff'
  | 'noteNeedsNone'
  | 'unregisteredBuyer'
  | 'correctsNothing'
  /** No reason to refuse, but to be told of. */
  | 'irnMissing'
  | 'enterOnPortal'
  | 'totalAboveSum'
