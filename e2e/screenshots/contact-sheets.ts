import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type FullConfig } from '@playwright/test'
import { picturesFolder } from './pictures'

/** One page with all pictures of a width and theme, to be opened in a browser, and a picture of that page. */
export default async function makeContactSheets({ projects }: FullConfig) {
  const folders = (await readdir(picturesFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const browser = await chromium.launch(projects[0]?.use.launchOptions)
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } })
  for (const { name: folder } of folders) {
    const sheet = join(picturesFolder, `${folder}.html`)
    await writeFile(sheet, sheetOf(folder, (await readdir(join(picturesFolder, folder))).sort()))
    await page.goto(`file://${sheet}`)
    await page.screenshot({ path: join(picturesFolder, `${folder}.png`), fullPage: true })
  }
  await browser.close()
  process.stdout.write(`Contact sheets: ${folders.map(({ name }) => join(picturesFolder, `${name}.png`)).join(', ')}\n`)
}

const sheetOf = (folder: string, pictures: readonly string[]) => `<!doctype html>
<meta charset="utf-8">
<title>${folder}</title>
<style>
  body { margin: 16px; background: #888; font: 12px sans-serif; display: grid; gap: 16px;
    grid-template-columns: repeat(auto-fill, minmax(${folder.startsWith('phone') ? 180 : 380}px, 1fr)) }
  figure { margin: 0 }
  a { display: block; height: 380px; overflow: hidden }
  img { width: 100% }
</style>
${pictures.map((name) => `<figure><a href="${folder}/${name}"><img src="${folder}/${name}" alt=""></a><figcaption>${name}</figcaption></figure>`).join('\n')}
`
