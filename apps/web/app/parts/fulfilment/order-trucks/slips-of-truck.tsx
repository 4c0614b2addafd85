import { fetchWeighment, type Weighment } from '@lohahaat/contract/fulfilment/weighbridge/weighment'
import type { Consignment } from '@lohahaat/contract/fulfilment/consignments/consignment'
import { useEffect, useState } from 'react'
import { browserApi } from '../../../api/browser-api'
import { kilograms } from '../weighbridge/show-figures'
import { texts } from './texts'

/** What the weighbridges said of a truck. Left out where it can't be loaded, and where nothing was weighed. */
export function SlipsOfTruck({ consignment: { consignmentId, state } }: { consignment: Consignment }) {
  const [slips, setSlips] = useState<Weighment['slips']>([])
  useEffect(() => {
    let isLeft = false
    void browserApi.send(fetchWeighment, { consignmentId: String(consignmentId) }).then(
      (weighment) => isLeft || setSlips(weighment.slips),
      // The truck itself is on the screen, and its own page has the slips too.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [consignmentId, state])
  if (slips.length === 0) return null
  return (
    <ul aria-label={texts.slips} className="mt-3 flex flex-wrap gap-x-6 text-sm">
      {slips.map(({ slipId, side, slipNo, netKg }) => (
        <li key={slipId}>
          <span className="text-ink-soft">{texts.slipOf[side](slipNo)}</span>{' '}
          <span className="font-medium">{kilograms(netKg)}</span>
        </li>
      ))}
    </ul>
  )
}
