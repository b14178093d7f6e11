// Carries a new secret to the page that shows it once: in the flash cookie, encrypted for its creator.

import { takeFlash } from '#app/http/browser/flash.server.ts'
import { decrypt, encrypt } from '#app/http/secrets/encryption.server.ts'
import type { Message } from '#app/languages/phrases.server.ts'

type Shown = { form: string; to: string; text: Message }

export const showOnce = (shown: Shown, userId: string, secret: string) => ({
  ...shown,
  reference: encrypt(shown.form, userId, secret),
})

/** The secret that was made a moment ago in this browser, with what is said of it; null for none. */
export async function secretToShow(request: Request, form: string, userId: string) {
  const { flash } = await takeFlash(request)
  const secret = flash?.form === form ? decrypt(form, userId, flash.reference ?? '') : null
  return flash && secret ? { text: flash.text, secret } : null
}
