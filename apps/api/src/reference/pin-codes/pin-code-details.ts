import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'

/**
 * Where the post offices of a PIN code are. The table is read on the first look-up and searched as it is: an index of
 * its 19,000 PIN codes would take more memory than it saves time.
 */
export async function findPlaces(pinCode: string): Promise<ResponseOf<typeof fetchPinCodeDetails>> {
  const { default: table } = await import('./pin-codes.json')
  for (const [state, cities] of Object.entries<Record<string, string>>(table))
    for (const [city, pinCodes] of Object.entries(cities))
      if (pinCodes.includes(pinCode)) return [{ pinCode, city, state }]
  return []
}
