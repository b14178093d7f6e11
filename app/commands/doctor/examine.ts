// All checks of npm run doctor, in the order of its output.
import { existsSync } from 'node:fs'
import type { Env } from '#app/env.server.ts'
import type { Misspelled } from '#app/process/misspelled.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import { checkDatabase } from './database.ts'
import { checkFiles, checkRemains } from './files.ts'
import type { Finding } from './finding.ts'
import { checkMailService } from './mail-service.ts'
import { checkSecret } from './secret.ts'
import { checkSettings } from './settings.ts'

export async function examine(env: Env, misspelled: readonly Misspelled[], now: () => number): Promise<Finding[]> {
  const file = databaseFile(env.DATABASE_URL)
  const files = checkFiles(env, file)
  // Avoids creating a missing file and opening one that must not be opened.
  const mayOpen =
    !files.some(({ about, level }) => ['Files', 'Restore'].includes(about) && level === 'wrong') &&
    (!file || existsSync(file))
  return [
    ...checkSettings(env, process.version, misspelled),
    ...files,
    ...(await checkRemains(env)),
    ...(mayOpen ? await checkDatabase(env, now()) : [checkSecret(env, false)]),
    ...(await checkMailService(env, now)),
  ]
}
