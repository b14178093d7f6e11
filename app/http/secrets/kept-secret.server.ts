// The generated secret, kept in a file. Without it two-step secrets and signed links are worthless.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { syncFolder, writeSynced } from '#db/driver/durable-file.ts'
import { OperationalError } from '#db/driver/say-failure.ts'

export const secretFile = 'session-secret'
const fewestBytes = 32

/** Reads the secret in this folder, or generates one. @throws OperationalError when the file does not contain a complete secret */
export function keptSecret(folder: string): { secret: string; isNew: boolean } {
  const file = join(folder, secretFile)
  mkdirSync(folder, { recursive: true })
  const isNew = !existsSync(file) && keepNew(folder, randomBytes(fewestBytes).toString('hex'))
  const secret = readSecret(file)
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  return { secret, isNew }
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  const bytes = Buffer.byteLength(secret)
  if (bytes >= fewestBytes) return secret
  throw new OperationalError(
    `${file} holds ${bytes} bytes, and a secret has at least ${fewestBytes}: put the file back from a backup. (Deleting it makes a new one at the next start, which ends all signed links and two-step sign-ins.)`,
  )
}

/** Atomic. @returns false when another process was first: then that one's secret applies */
function keepNew(folder: string, secret: string): boolean {
  const file = join(folder, secretFile)
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`
  writeSynced(unfinished, secret)
  try {
    // Unlike a rename, a link never replaces an existing file.
    linkSync(unfinished, file)
    rmSync(unfinished)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      rmSync(unfinished)
      return false
    }
    // Some file systems have no hard links.
    renameSync(unfinished, file)
  }
  syncFolder(folder)
  return true
}
