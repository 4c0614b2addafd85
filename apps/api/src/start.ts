import { join } from 'node:path'
import { buildApp, type Site } from './app'
import { startReminderClock } from './billing/reminders/reminder-clock'
import { connect, type Connection } from './platform/db/connect'
import { demoAccounts } from './db/demo/demo-accounts'
import { samplePayment } from './db/demo/sample-payment'
import { checkRights, prepareAsOwner } from './platform/db/owner'
import { Standbys } from './platform/db/standbys/standbys'
import { prepareDatabase } from './db/prepare'
import { addressOf, databaseOf, type Env } from './env'
import { checkStore, s3Storage } from './platform/files/s3-storage'
import { folderStorage, type FileStorage } from './platform/files/storage'
import { createLimits } from './platform/http/limits/limits'
import { logOptions } from './platform/http/log'
import { speakPseudoLanguage } from './platform/language/speak'
import { folderTransport, smtpTransport } from './platform/mail/mail-transport'
import { startMailWorker } from './platform/mail/mail-worker'
import { pushTransport } from './platform/push/push-transport'
import { startPushWorker } from './platform/push/push-worker'
import { startHousekeeping } from './platform/operations/housekeeping'
import { startSupplierClock } from './supply/supplier-clock'
import { sweeps } from './sweeps'

/** Starts everything in order and returns the address; `stop` undoes it in reverse, after the requests in progress. */
export async function startServer(env: Env, loadSite: () => Promise<Site>) {
  if (env.PSEUDO_LANGUAGE) speakPseudoLanguage()
  // PostgreSQL starts while Node loads the site.
  const [connection, pages] = await Promise.all([connect(databaseOf(env)), loadSite()])
  const { db } = connection
  const standbys = new Standbys(connection, env.DATABASE_READ_URL, env.DATABASE_PIPELINE)
  const storage = env.FILES_URL ? s3Storage(env.FILES_URL) : folderStorage(join(env.DATA_DIR, 'files'))
  const installation = await prepare(env, connection, storage).catch(async (error: unknown) => {
    await standbys.close()
    await connection.close()
    throw error
  })
  const outboxFolder = join(env.DATA_DIR, 'outbox')
  const outbox = env.SMTP_URL === undefined
  const site = {
    sampleData: installation.sampleData,
    outbox,
    siteUrl: env.SITE_URL,
    demoAccounts: outbox && installation.sampleData ? [...demoAccounts] : [],
  }
  const app = await buildApp({
    services: {
      db,
      standbys,
      secret: installation.secret,
      pushKeys: installation.pushKeys,
      limits: createLimits(connection.pool),
      storage,
      uploadQuotaMb: env.UPLOAD_QUOTA_MB,
      adminEmails: new Set(env.ADMIN_EMAILS),
      adminPasskey: env.ADMIN_PASSKEY,
      seller: sellerOf(env, installation),
      einvoiceKey: env.EINVOICE_KEY ?? null,
      supportEmail: env.SUPPORT_EMAIL,
      site,
    },
    logger: logOptions(env.LOG_LEVEL),
    ...(env.TRUST_PROXY !== undefined && { trustProxy: env.TRUST_PROXY }),
    broadcast: connection.broadcast,
    site: pages,
    ...(outbox && { outboxFolder }),
    servesDocs: env.API_DOCS,
  })
  if (installation.storeError) app.log.error({ err: installation.storeError }, 'the store of files is not there yet')
  const transport = env.SMTP_URL
    ? smtpTransport(env.SMTP_URL, env.MAIL_FROM)
    : folderTransport(outboxFolder, env.MAIL_FROM)
  const mailWorker = startMailWorker(db, transport, app.log)
  const pushWorker = startPushWorker(
    db,
    pushTransport({ keys: installation.pushKeys, contact: `mailto:${env.SUPPORT_EMAIL}` }),
    app.log,
  )
  const supplierClock = startSupplierClock({ db, siteUrl: env.SITE_URL, supportEmail: env.SUPPORT_EMAIL }, app.log)
  const reminderClock = startReminderClock({ db, siteUrl: env.SITE_URL }, app.log)
  const housekeeping = startHousekeeping({ db, storage, log: app.log, sweeps })
  const listening = await app.listen({ port: env.PORT, host: env.HOST })
  return {
    // By host name, since passkeys do not work on an address.
    address: addressOf(env.HOST, Number(new URL(listening).port)),
    site,
    onCrash: connection.onCrash,
    async stop() {
      await app.close()
      housekeeping.stop()
      await reminderClock.stop()
      await supplierClock.stop()
      await pushWorker.stop()
      await mailWorker.stop()
      await standbys.close()
      await connection.close()
    },
  }
}

/** Under the owner's role if there are two; then the serving role's rights are checked. */
async function prepare(env: Env, { pool, db }: Connection, storage: FileStorage) {
  // First, since the demo stores files: a wrong key is named before anything is written.
  const storeError = env.FILES_URL ? await checkStore(storage) : null
  const history = { now: new Date(), seller: sellerOf(env, { sampleData: true }), siteUrl: env.SITE_URL, storage }
  const wanted = { demoData: env.DEMO_DATA, history }
  const installation = env.MIGRATION_DATABASE_URL
    ? await prepareAsOwner(env.MIGRATION_DATABASE_URL, wanted)
    : await prepareDatabase(pool, wanted)
  await checkRights(db)
  return { ...installation, storeError }
}

function sellerOf(env: Env, { sampleData }: { sampleData: boolean }) {
  const { SELLER_BANK: bank = null, SELLER_UPI: upiId = null, SELLER_PAYMENT_TERMS: paymentTerms = null } = env
  // Nobody could take the sample account for a real one.
  const payment = sampleData && bank === null && upiId === null ? samplePayment : { bank, upiId }
  return {
    name: env.SELLER_NAME,
    address: env.SELLER_ADDRESS,
    gstNumber: env.SELLER_GSTIN,
    ...payment,
    paymentTerms,
  }
}
