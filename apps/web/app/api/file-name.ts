/** The name that the server gave a file, which its header has in UTF-8. */
export function fileNameOf(headers: Headers): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '')?.[1]
  return encoded ? decodeURIComponent(encoded) : 'file'
}
