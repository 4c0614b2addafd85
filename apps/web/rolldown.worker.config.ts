import { defineConfig } from 'rolldown'

/** The service worker in one file of its own: the pages load none of it. */
export default defineConfig({
  input: 'apps/web/worker/worker.ts',
  platform: 'browser',
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  output: { file: 'apps/web/build/client/worker.js', format: 'iife', minify: true },
})
