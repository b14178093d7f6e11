// Carries new recovery codes to the page that shows them once: in the flash cookie, encrypted for their owner, never stored.

import { takeFlash } from '#app/http/browser/flash.server.ts'
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'

const form = 'recovery-codes'

export const showCodesOnce = (userId: string, codes: string[], text: string) => ({
  to: '/dashboard/settings/two-step/recovery-codes',
  form,
  text,
  reference: encrypt(form, userId, codes.join(' ')),
})

/** The codes made a moment ago in this browser; null for none. */
export async function codesToShow(request: Request, userId: string) {
  const { flash } = await takeFlash(request)
  const opened = flash?.form === form ? decrypt(form, userId, flash.reference ?? '') : null
  return flash && opened ? { text: flash.text, codes: opened.split(' ') } : null
}
