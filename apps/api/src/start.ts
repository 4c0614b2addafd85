import { join } from 'node:path'
import { buildApp, type Site } from './app'
import { connect } from './db/connect'
import { demoAccounts } from './db/demo/demo-accounts'
import { prepareDatabase } from './db/prepare'
import type { Env } from './env'
import { checkStore, s3Storage } from './files/s3-storage'
import { folderStorage } from './files/storage'
import { createLimits } from './http/limits'
import { logOptions } from './http/log'
import { folderCarrier, smtpCarrier } from './mail/carrier'
import { startMailWorker } from './mail/mail-worker'
import { startHousekeeping } from './operations/housekeeping'

/** Starts everything in order and answers the address; `stop` undoes it in reverse, after the requests in flight. */
export async function startServer(env: Env, pages: Site) {
  const connection = await connect(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : { dataDir: env.DATA_DIR })
  const installation = await prepareDatabase(connection.pool, { demoData: env.DEMO_DATA })
  const { db } = connection
  const outboxFolder = join(env.DATA_DIR, 'outbox')
  const outbox = env.SMTP_URL === undefined
  const site = {
    sampleData: installation.sampleData,
    outbox,
    siteUrl: env.SITE_URL,
    demoAccounts: outbox && installation.sampleData ? [...demoAccounts] : [],
  }
  const storage = env.FILES_URL ? s3Storage(env.FILES_URL) : folderStorage(join(env.DATA_DIR, 'files'))
  const app = await buildApp({
    services: {
      db,
      secret: installation.secret,
      limits: createLimits(connection.pool),
      storage,
      adminEmails: new Set(env.ADMIN_EMAILS),
      seller: {
        name: env.SELLER_NAME,
        address: env.SELLER_ADDRESS,
        gstNumber: env.SELLER_GSTIN,
        bank: env.SELLER_BANK ?? null,
      },
      supportEmail: env.SUPPORT_EMAIL,
      site,
    },
    logger: logOptions(env.LOG_LEVEL),
    ...(env.TRUST_PROXY !== undefined && { trustProxy: env.TRUST_PROXY }),
    site: pages,
    ...(outbox && { outboxFolder }),
  })
  if (env.FILES_URL) await checkStore(storage, app.log)
  const carrier = env.SMTP_URL ? smtpCarrier(env.SMTP_URL, env.MAIL_FROM) : folderCarrier(outboxFolder, env.MAIL_FROM)
  const mailWorker = startMailWorker(db, carrier, app.log)
  const housekeeping = startHousekeeping(db, app.log)
  const address = await app.listen({ port: env.PORT, host: env.HOST })
  return {
    address,
    site,
    onCrash: connection.onCrash,
    async stop() {
      await app.close()
      housekeeping.stop()
      await mailWorker.stop()
      await connection.close()
    },
  }
}
