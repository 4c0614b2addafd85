import type { AddressValues } from './address-values'
import { texts } from './texts'

/** An address as text. */
export function AddressText({
  address: { name, phone, address, city, state, pinCode, gstNo },
}: {
  address: Omit<AddressValues, 'id'>
}) {
  return (
    <div className="min-w-0 text-[0.9375rem] wrap-anywhere">
      <p className="font-medium">{name}</p>
      <address className="not-italic">
        <p>{address}</p>
        <p>{[`${city} ${pinCode}`.trim(), state].filter(Boolean).join(', ')}</p>
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="text-ink-soft">
            {phone}
          </a>
        </p>
      </address>
      {gstNo && <p className="text-ink-soft">{texts.gst(gstNo)}</p>}
    </div>
  )
}
