import { istDay } from '@lohahaat/domain/platform/ist'
import { Refusal } from '../../platform/refusal'

/** Nothing can be delivered before the day it is ordered, by the calendar in India. */
export function requireFutureDay(wantedDay: string | null | undefined, at: Date) {
  if (wantedDay && wantedDay < istDay(at)) throw new Refusal('wantedDayPast')
}
