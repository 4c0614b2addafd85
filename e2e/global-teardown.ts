import { rm } from 'node:fs/promises'

/** The database and the mails of the run go with it. */
export default () => rm(process.env['E2E_DATA_DIR'] ?? '', { recursive: true, force: true })
