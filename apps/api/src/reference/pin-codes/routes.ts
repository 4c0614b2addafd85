import { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'
import { route } from '../../platform/http/route'
import { findPlaces } from './pin-code-details'

export default [route(fetchPinCodeDetails, ({ input }) => findPlaces(input.pinCode))]
