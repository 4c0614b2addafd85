/** The longer side that the server reads; a photo of more would only take longer to send. */
const LONGEST_SIDE = 2600
const SMALL_BYTES = 1_000_000
const QUALITY = 0.85

/** A photo as large as it is read. Where the browser can't open it, the server is to say why. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= SMALL_BYTES) return file
  const picture = await createImageBitmap(file).catch(() => null)
  const scale = picture ? LONGEST_SIDE / Math.max(picture.width, picture.height) : 1
  if (!picture || scale >= 1) return file
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new File([await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })], file.name, {
    type: 'image/jpeg',
  })
}
