import { fetchPinCodeDetails } from '@lohahaat/contract/common/pin-code-details'
import { route } from '../http/route'
import { findPlaces } from './pin-code-details'

export default route(fetchPinCodeDetails, ({ input }) => findPlaces(input.PinCode))
