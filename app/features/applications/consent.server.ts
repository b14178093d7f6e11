// The consent box's exact words: they are stored with every application.
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

export function consentWording(language: Language): string {
  const say = sayIn(language)
  const names = { terms: say('Terms'), privacy: say('Privacy notice') }
  return say('I agree to the {terms} and have read the {privacy}.', names)
}
