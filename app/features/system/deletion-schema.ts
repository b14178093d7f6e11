import { z } from 'zod'
import type { Phrase } from '#app/languages/phrases.server.ts'

/** `clock` is the server's time that the page showed. */
export const confirmClockSchema = z.object({ clock: z.coerce.number().int().nonnegative() })

export const deletionWords = {
  confirmed: 'Clock confirmed. Old records will be deleted within the hour.',
  changed: 'The clock now shows another day. Please check it again.',
  failed: 'We couldn’t save this. Please try again.',
} as const satisfies Record<string, Phrase>
