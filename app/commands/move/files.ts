// The files that belong to a database: its session secret, the ledger of erasures, and the uploads.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uploadsFolder } from '#app/features/backups/manifest.ts'
import type { FileStore } from '#app/features/media/file-store.ts'
import { addToLedger, ledgerIn, listErasures } from '#app/features/people/ledger.server.ts'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import { syncFile } from '#db/driver/durable-file.ts'
import { Mendable } from '#db/driver/say-failure.ts'

type Folders = { from: string; to: string }

/** Before anything is moved. @throws Mendable where the target's folder has another secret */
export function checkSecrets({ from, to }: Folders) {
  const [mine, theirs] = [join(from, secretFile), join(to, secretFile)]
  if (from === to || !existsSync(mine) || !existsSync(theirs)) return
  if (readFileSync(mine, 'utf8').trim() === readFileSync(theirs, 'utf8').trim()) return
  throw new Mendable(
    `${theirs} is the secret of another site: with it, two-step sign-ins and signed links of this one would not work. Move it away, or set SESSION_SECRET. Nothing was changed.`,
  )
}

/** Secret and ledger. @param hasOwnSecret in SESSION_SECRET, which the operator carries over */
export function copyOwnFiles({ from, to }: Folders, hasOwnSecret: boolean) {
  if (from === to) return
  mkdirSync(to, { recursive: true })
  const secret = join(to, secretFile)
  if (!hasOwnSecret && existsSync(join(from, secretFile)) && !existsSync(secret)) {
    cpSync(join(from, secretFile), secret)
    syncFile(secret)
  }
  addToLedger(ledgerIn(to), listErasures(ledgerIn(from)))
}

/** @returns the number of files that are the same in both now @throws Mendable that names the first that is not */
export function copyUploads({ from, to }: Folders): number {
  const [source, target] = [join(from, uploadsFolder), join(to, uploadsFolder)]
  if (from === to || !existsSync(source)) return 0
  cpSync(source, target, { recursive: true, preserveTimestamps: true })
  const files = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name)
    const copy = join(target, file.slice(source.length))
    if (digest(readFileSync(file)) !== digest(readFileSync(copy))) throw new Mendable(`${copy} is not what ${file} is.`)
    syncFile(copy)
  }
  return files.length
}

/** Copies what the other store lacks, and compares all by their digests. @returns their number @throws Mendable */
export async function copyMedia(source: FileStore, target: FileStore): Promise<number> {
  let count = 0
  for await (const name of source.names()) {
    const bytes = await source.get(name)
    if (!bytes) continue
    if (!isSame(await target.get(name), bytes)) await target.put(name, bytes)
    if (!isSame(await target.get(name), bytes)) throw new Mendable(`The file ${name} did not arrive as it is.`)
    count += 1
  }
  return count
}

const isSame = (found: Uint8Array | null, bytes: Uint8Array) => found !== null && digest(found) === digest(bytes)

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
