import type { Actor } from '@lohahaat/domain/identity/actor'
import type { Upload } from '../../platform/http/bodies/upload'
import { normaliseImage } from '../../platform/files/image'
import { storeFile, type Shelf } from '../../platform/files/store-file'
import { newStoredName } from '../../platform/files/storage'

export async function storeImage(shelf: Shelf, { userId: ownerId }: Actor, upload: Upload) {
  const { bytes, mediaType } = await normaliseImage(ownerId, upload.bytes)
  const storedName = newStoredName('webp')
  const originalName = upload.name.replace(/\p{Cc}/gu, '_')
  const file = { storedName, originalName, mediaType, bytes: bytes.length, purpose: 'stock-image' as const, ownerId }
  return storeFile(shelf, file, bytes, () => Promise.resolve({ imageFileName: storedName }))
}
