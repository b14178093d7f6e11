// Carries the token of a new link to the page that shows it once: in the flash cookie, sealed for who made it.
import { brandLabels } from '#app/features/brand/labels.ts'
import { decrypt, encrypt } from '#app/http/encryption.server.ts'
import { redirectWithFlash, takeFlash } from '#app/http/flash.server.ts'
import { boardPath } from './paths.ts'

const form = 'brand-share'

export function showLinkOnce(userId: string, token: string) {
  const reference = encrypt(form, userId, token)
  return redirectWithFlash(`${boardPath}/share`, { form, kind: 'success', text: brandLabels.linkMade, reference })
}

/** The token of the link that was made a moment ago in this browser; null for none. */
export async function linkToShow(request: Request, userId: string): Promise<string | null> {
  const { flash } = await takeFlash(request)
  return flash?.form === form ? decrypt(form, userId, flash.reference ?? '') : null
}
