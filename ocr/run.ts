import { readPdfFile, readPhotoFile } from '../apps/api/src/platform/printed-text/read-printed'
import { readPdfRows, readPhotoRows } from '../apps/api/src/sourcing/list-reader/printed/read-printed-list'
import { hostilePdfs, somePdfs } from '../apps/api/src/testing/printed/some-pdfs'
import { takePhoto } from '../apps/api/src/testing/printed/take-photo'
import { findDemoLeaf, judgeRead } from './judge-read'
import { printHostile, printRow, printSum, type Row } from './print-verdicts'

const PHOTOS = 20
const ACCOUNT = 1
/** How well a list is read is measured here, and not how busy the machine is. */
const PATIENT = { timeoutMs: 600_000, memoryMb: 768 }

const first = Number(process.env['OCR_SEED'] ?? 1)
const count = Number(process.argv[2] ?? PHOTOS)

const photos: Row[] = []
for (let seed = first; seed < first + count; seed++) {
  const { jpeg, lines, says } = await takePhoto(seed)
  const begun = performance.now()
  const read = await readPhotoRows(ACCOUNT, await readPhotoFile(ACCOUNT, jpeg, PATIENT), findDemoLeaf)
  photos.push(printRow({ name: `photo ${seed}: ${says}`, ms: performance.now() - begun, ...judgeRead(lines, read) }))
}
const arePhotosWell = printSum(photos)

const pdfs: Row[] = []
for (const { say, bytes, lines } of somePdfs()) {
  const begun = performance.now()
  const read = await readPdfRows(ACCOUNT, await readPdfFile(ACCOUNT, bytes, PATIENT))
  pdfs.push(printRow({ name: `PDF: ${say}`, ms: performance.now() - begun, ...judgeRead(lines, read) }))
}
const arePdfsWell = printSum(pdfs)

const hostile = []
for (const { say, bytes, answer } of hostilePdfs) {
  const said = await readPdfFile(ACCOUNT, bytes(), PATIENT).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : 'failed'),
  )
  hostile.push({ say, said, isRight: said === answer })
}

const areWell = [arePhotosWell, arePdfsWell, printHostile(hostile)]
process.exit(areWell.every(Boolean) ? 0 : 1)
