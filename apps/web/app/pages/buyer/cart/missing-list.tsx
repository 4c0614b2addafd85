import { texts } from './texts'

interface MissingProps {
  id: string
  reasons: readonly string[]
}

/** What is still to be done before the cart can go on; the buttons are described by it. */
export function Missing({ id, reasons }: MissingProps) {
  return (
    <div id={id} tabIndex={-1} className="outline-none print:hidden">
      {reasons.length > 0 && (
        <div className="mt-4 rounded-box bg-amber-wash px-4 py-3 text-sm text-amber">
          <p className="font-semibold">{texts.missing}</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-4">
            {reasons.map((reason, place) => (
              <li key={place}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
