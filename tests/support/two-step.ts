// An authenticator app, and setting it up through the pages.
import { codeOf, fromBase32, stepAt } from '#app/features/staff/two-step/totp.server.ts'
import { password } from './people.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

/** The app's current code, or that of a number of half minutes from now. */
export function appCode(secret: string, away = 0): string {
  const bytes = fromBase32(secret)
  if (!bytes?.length) throw new Error(`no secret: ${secret}`)
  return codeOf(bytes, stepAt(Date.now()) + away)
}

/** Sets it up for the person signed in here. */
export async function setUpTwoStep(visitor: Visitor): Promise<{ secret: string; recoveryCodes: string[] }> {
  const status = await visitor.visit('/dashboard/settings/two-step')
  const setUp = await visitor.submit(status, '#two-step', { currentPassword: password })
  const secret = setUp.$('code').text().replaceAll(' ', '')
  const shown = await visitor.submit(setUp, '#two-step-set-up', { code: appCode(secret) })
  const recoveryCodes = shown.texts('.recovery-codes code')
  if (recoveryCodes.length !== 10) throw new Error(`${recoveryCodes.length} codes at ${shown.url}: ${shown.text}`)
  return { secret, recoveryCodes }
}

/** As if the last code had been used long ago. */
export const letTimePass = (site: Site) => site.db.updateTable('two_step').set({ last_step: 0 }).execute()
