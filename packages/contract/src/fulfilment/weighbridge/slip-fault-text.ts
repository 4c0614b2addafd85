import type { SlipFault } from '@lohahaat/domain/fulfilment/weighbridge/slip'
import { texts } from './texts'

/** What is wrong with a slip, in one sentence: for the server's refusal and for a form that checks before it sends. */
export function slipFaultText(fault: SlipFault): string {
  const { faults } = texts
  switch (fault.kind) {
    case 'notAboveZero':
      return faults.notAboveZero(texts[fault.field])
    case 'netIsNotGrossMinusTare':
      return faults.netIsNotGrossMinusTare(fault.expectedKg)
    case 'timesOutOfOrder':
      return faults.timesOutOfOrder[fault.first]
    case 'tareImplausible':
      return faults.tareImplausible(fault.leastKg, fault.mostKg)
    case 'grossImplausible':
      return faults.grossImplausible(fault.mostKg)
    case 'beforeLoading':
    case 'inFuture':
    case 'otherVehicle':
      return faults[fault.kind]
  }
}
