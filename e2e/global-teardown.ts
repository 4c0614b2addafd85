import { rm } from 'node:fs/promises'

/** The database and the mails of the run go with it. Retries, as the database may still be writing its last file. */
export default () =>
  rm(process.env['E2E_DATA_DIR'] ?? '', { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
