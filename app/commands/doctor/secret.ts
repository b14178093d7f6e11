// Checks the session secret, without which the database's two-step secrets and signed links are worthless.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '#app/env.server.ts'
import { secretFile } from '#app/http/secrets/kept-secret.server.ts'
import { type Finding, ok, warn, wrong } from './finding.ts'

const lost =
  'Put it back from a backup before the next start, which would make a new one: two-step sign-ins and signed links would end.'

/** @param hasServed true when a site has run on the database, which then contains signed data */
export function checkSecret({ SESSION_SECRET, dataFolder }: Env, hasServed: boolean): Finding {
  if (SESSION_SECRET) return ok('Secret', 'in SESSION_SECRET; no backup holds it')
  const file = join(dataFolder, secretFile)
  if (!existsSync(file)) {
    return hasServed
      ? wrong('Secret', `${file} is gone, and the database was filled with it`, lost)
      : warn('Secret', `${file} is not there yet`, 'The first start makes it.')
  }
  const length = readFileSync(file, 'utf8').trim().length
  if (length < 32) return wrong('Secret', `${file} is cut short`, 'Put it back from a backup.')
  if ((statSync(file).mode & 0o077) !== 0) return warn('Secret', `others may read ${file}`, `Run chmod 600 ${file}.`)
  return ok('Secret', file)
}
