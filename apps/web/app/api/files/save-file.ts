const SAVED_AFTER_MS = 60_000

/**
 * Saves a downloaded file. The call needs headers that a link cannot send, so the link points to the bytes in memory.
 */
export function saveFile({ blob, name }: { blob: Blob; name: string }) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser may still be asking where to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), SAVED_AFTER_MS)
}
