/** The file name from the response header, which is encoded as UTF-8. */
export function fileNameOf(headers: Headers): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'file'
}
