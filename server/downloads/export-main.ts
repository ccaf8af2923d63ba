/** The export as a process: `export-main.ts STORE FOLDER SITE_URL`. */
import { exportStore } from '@/lib/export/folder'

const [storePath = '', root = '', siteUrl = ''] = process.argv.slice(2)
await exportStore(storePath, { root, siteUrl, isWhole: true })
process.disconnect?.()
