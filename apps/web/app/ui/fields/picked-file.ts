import { texts } from '../work-texts'

interface NamedFile {
  name: string
  type: string
}

/** As `accept` of a file field, which a dropped file gets past: '.xlsx, image/*'. */
export function isAccepted({ name, type }: NamedFile, accept: string | undefined): boolean {
  if (!accept) return true
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}

/** Up to the megabyte in whole kilobytes, which no file has none of. */
export function formatSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000)
  return kilobytes < 1000 ? texts.file.kilobytes(kilobytes) : texts.file.megabytes(Math.round(kilobytes / 100) / 10)
}

/** A copy, since a browser doesn't send a file that was changed after it was chosen: what was looked at is what is sent. */
export const storeFile = async (file: File) => new File([await file.arrayBuffer()], file.name, { type: file.type })
