interface MissingProps {
  id: string
  texts: readonly string[]
}

/** What is still to be done before the cart can go on; the buttons are described by it. */
export function Missing({ id, texts }: MissingProps) {
  return (
    <div id={id} tabIndex={-1} className="outline-none print:hidden">
      {texts.length > 0 && (
        <div className="mt-4 rounded-box bg-amber-wash px-4 py-3 text-sm text-amber">
          <p className="font-semibold">Before the checkout</p>
          <ul className="mt-1 list-disc space-y-0.5 pl-4">
            {texts.map((text, place) => (
              <li key={place}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
