const SAVED_AFTER_MS = 60_000

/** Saves what was downloaded. A call needs headers that no link can send, so the link points at the bytes here. */
export function saveFile({ blob, name }: { blob: Blob; name: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // A browser may still be asking where to save it.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS)
}
