// @ts-check
import { ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureBuilt()
process.env.NODE_ENV ??= 'production'
const server = '../apps/api/build/server.js'
await import(server)
