import type { ResponseOf } from '@lohahaat/contract/platform/define-call'
import type { fetchPinCodeDetails } from '@lohahaat/contract/reference/pin-codes/pin-code-details'

/**
 * The post offices of a PIN code. The file is read on the first lookup and searched as text: an index of 19,000 PIN
 * codes would take more memory than it saves time.
 */
export async function findPlaces(pinCode: string): Promise<ResponseOf<typeof fetchPinCodeDetails>> {
  const { default: table } = await import('./pin-codes.json')
  for (const [state, cities] of Object.entries<Record<string, string>>(table))
    for (const [city, pinCodes] of Object.entries(cities))
      if (pinCodes.includes(pinCode)) return [{ pinCode, city, state }]
  return []
}
