// @ts-check
// Removes all passkeys of an account whose owner has lost them, and ends its sessions: `npm run reset-passkeys -- EMAIL`.
import { ensureBuilt, ensureInstalled } from './setup.mjs'

ensureInstalled()
ensureBuilt()
const command = '../apps/api/build/reset-passkeys.js'
await import(command)
